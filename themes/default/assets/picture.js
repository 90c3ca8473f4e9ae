/** The picture of speed against memory: draws marks, and names the one under the pointer or the focus. */

import { least } from "./files.js";

/** @typedef {import("./data.js").Row} Row @typedef {import("./format.js").Format} Format */
/** @typedef {{x: number, y: number, rows: Row[]}} Mark a place on the grid and the cards of one vendor there */

// As in sitegen/pages/picture.py; a test compares them.
const UNITS_PER_OCTAVE = 1000;
const UNITS_PER_DECADE = 60;
const WIDTH = 7500;
const HEIGHT = 210;
const LEFT_LOG2_GB = 1.75;
const TOP_LOG10_TOK_S = 3.4;
const OVERLAP = 2;

/** How the picture shows rows of one kind: who has marks of its own and how far beside its place, where it stands. */
export const CARDS = {
  offsets: { NVIDIA: -27, AMD: 27, Intel: 27, Apple: 27 },
  series: ({ vendor }) => vendor,
  across: ({ memory }) => UNITS_PER_OCTAVE * (Math.log2(memory) - LEFT_LOG2_GB),
  messages: "picture.",
  row: "card",
  values: ({ memory }, format) => ({ memory: format.number(memory) }),
};

const REACH_PX = 24; // how near the pointer has to be to a mark
const GAP_PX = 14; // between a mark and its label

const clamp = (value, most) => Math.max(0, Math.min(most, value));

/** From left to right, then upwards; rows of a series that coincide share a mark. @param {Row[]} rows */
export function marksOf(rows, { offsets, series, across } = CARDS) {
  /** @type {Record<string, Mark>} */
  const marks = {};
  for (const row of rows) {
    const down = UNITS_PER_DECADE * (TOP_LOG10_TOK_S - Math.log10(row.speed));
    const x = clamp(Math.floor(across(row) + 0.5), WIDTH) + offsets[series(row)];
    const y = clamp(Math.floor(down + 0.5), HEIGHT);
    (marks[[series(row), x, y]] ??= { x, y, rows: [] }).rows.push(row);
  }
  return Object.values(marks).sort((one, other) => one.x - other.x || other.y - one.y);
}

/** A line of one unit for each mark, or through those that overlap: its ends are the marks. @param {Mark[]} marks */
export function pathOf(marks) {
  let [path, penX, penY] = ["", 0, 0];
  for (let first = 0, last; first < marks.length; first = last + 1) {
    const { x, y } = marks[first];
    last = first;
    while (marks[last + 1]?.x === x && marks[last].y - marks[last + 1].y <= OVERLAP) last++;
    const high = marks[last].y;
    const alone = Number(high === y);
    const [start, end] = alone && penX === x + 1 ? [penX, x] : [x, x + alone]; // from where the pen stands
    path += `m${start - penX}${y < penY ? "" : " "}${y - penY}${alone ? `h${end - start}` : `v${high - y}`}`;
    [penX, penY] = [end, high];
  }
  return path;
}

/** What the picture shows, in a sentence. @param {Row[]} rows @param {Format} format */
export function alternative(rows, format, { messages, row } = CARDS) {
  if (!rows.length) return "";
  const fastest = least(rows, (row) => -row.speed);
  const slowest = least(rows.toReversed(), (row) => row.speed);
  const [low, high] = [slowest, fastest].map(({ speed }) => format.speed(speed));
  const values = { low, slowest: slowest.name, high, fastest: fastest.name };
  if (rows.length > 1) return format.plural(`${messages}alternative`, rows.length, values);
  return format.text(`${messages}only`, { [row]: fastest.name, speed: high });
}

/** Tell the table and the picture itself which card is looked at. @param {Mark} [mark] */
function tell(mark) {
  const detail = { slug: mark?.rows[0].slug ?? null };
  document.dispatchEvent(new CustomEvent("row:highlight", { detail }));
}

/** @type {Picture} */
let picture;

/** Draw rows that fit. @param {SVGSVGElement} svg @param {Row[]} rows @param {Format} format @param {typeof CARDS} kind */
export function drawPicture(svg, rows, format, kind = CARDS) {
  picture ??= new Picture(svg, kind);
  picture.draw(rows, format);
}

class Picture {
  /** @type {Mark[]} */
  marks = [];
  index = 0; // of the mark that was named last; from there the arrows lead on
  slug = null; // of the card that is named now

  /** @param {SVGSVGElement} svg @param {typeof CARDS} kind */
  constructor(svg, kind) {
    this.svg = svg;
    this.kind = kind;
    this.ring = document.createElementNS(svg.namespaceURI, "circle");
    this.label = Object.assign(document.createElement("p"), { ariaHidden: "true", hidden: true });
    svg.after(this.label);
    svg.onpointermove = svg.onpointerdown = (event) => tell(this.near(event));
    svg.onpointerleave = svg.onblur = () => tell();
    svg.onfocus = () => svg.matches(":focus-visible") && tell(this.marks[this.index]);
    svg.onkeydown = (event) => this.press(event);
    document.addEventListener("row:highlight", ({ detail }) => this.name(detail.slug));
  }

  /** @param {Row[]} rows @param {Format} format */
  draw(rows, format) {
    this.format = format;
    this.marks = marksOf(rows, this.kind);
    this.index = 0;
    for (const series in this.kind.offsets) {
      const marks = this.marks.filter(({ rows: [row] }) => this.kind.series(row) === series);
      this.svg.getElementById(series.toLowerCase()).setAttribute("d", pathOf(marks));
    }
    this.svg.parentElement.hidden = !rows.length;
    this.svg.ariaLabel = alternative(rows, format, this.kind);
    this.name(this.slug);
    this.value();
  }

  /** Assistive technology meets the marks as the values of a slider: it lets arrows through and reads each value. */
  value() {
    const card = this.marks[this.index]?.rows[0];
    Object.assign(this.svg, {
      role: "slider",
      tabIndex: 0,
      ariaValueMin: 1,
      ariaValueMax: this.marks.length,
      ariaValueNow: this.index + 1,
      ariaValueText: card && this.format.text("picture.mark", { card: card.name, figures: this.figures(card) }),
    });
  }

  /** Where a mark is in the window. @param {Mark} mark */
  at({ x, y }) {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    return [left + (x / WIDTH) * width, top + (y / HEIGHT) * height];
  }

  /** The mark within reach of the pointer. */
  near({ clientX, clientY }) {
    const away = (mark) => {
      const [x, y] = this.at(mark);
      return Math.hypot(x - clientX, y - clientY);
    };
    const mark = least(this.marks, away);
    if (mark && away(mark) <= REACH_PX) return mark;
  }

  press(event) {
    const { index, marks } = this;
    const goals = {
      ArrowUp: index + 1,
      ArrowDown: index - 1,
      ArrowRight: this.beside(1),
      ArrowLeft: this.beside(-1),
      Home: 0,
      End: marks.length - 1,
    };
    if (event.key === "Escape") tell();
    if (!(event.key in goals) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    tell(marks[clamp(goals[event.key], marks.length - 1)]);
  }

  /** Index of the mark with about the same speed in the next column to one side. @param {1 | -1} side */
  beside(side) {
    const { x, y } = this.marks[this.index];
    const column = this.marks.filter((mark) => (mark.x - x) * side > 0).at(side > 0 ? 0 : -1)?.x ?? x;
    const there = this.marks.filter((mark) => mark.x === column);
    return this.marks.indexOf(least(there, (mark) => Math.abs(mark.y - y)));
  }

  /** @param {string | null} slug */
  find(slug) {
    return this.marks.find(({ rows }) => rows.some((row) => row.slug === slug));
  }

  /** Ring a card's mark and label it. @param {string | null} slug */
  name(slug) {
    const mark = this.find(slug);
    this.slug = slug;
    this.label.hidden = !mark;
    if (!mark) return this.ring.remove();
    this.ring.setAttribute("cx", `${(100 * mark.x) / WIDTH}%`);
    this.ring.setAttribute("cy", `${(100 * mark.y) / HEIGHT}%`);
    this.svg.append(this.ring);
    this.index = this.marks.indexOf(mark);
    this.value();
    this.write(mark.rows.find((row) => row.slug === slug), mark.rows.length - 1);
    const [x, y] = this.at(mark);
    const { left, top, width } = this.svg.parentElement.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.label;
    const right = clamp(x - left - offsetWidth / 2, width - offsetWidth);
    const down = mark.y > HEIGHT / 4 ? y - offsetHeight - GAP_PX : y + GAP_PX;
    this.label.style.translate = `${right}px ${down - top}px`;
  }

  /** @param {Row} card @param {number} others at the same mark */
  write(card, others) {
    const name = Object.assign(document.createElement("b"), { textContent: card.name, translate: false });
    const more = others ? `\n${this.format.plural(`${this.kind.messages}more`, others)}` : "";
    this.label.replaceChildren(name, `\n${this.figures(card)}${more}`);
  }

  /** @param {Row} row */
  figures(row) {
    const { format, kind } = this;
    const speeds = { speed: format.speed(row.speed), low: format.rangeEnd(row.low), high: format.rangeEnd(row.high) };
    return format.text(`${kind.messages}figures`, { ...kind.values(row, format), ...speeds });
  }
}
