/** The controls above the table: what they say, and how they are set. */

/** @typedef {import("./state.js").State} State */

/** @param {string} id @returns {any} */
export const element = (id) => document.getElementById(`tool-${id}`);

const slider = element("context");
export const contexts = slider ? slider.dataset.contexts.split(" ") : [];

const optionsOf = (id) => [...element(id).options].map((option) => option.value);

/** What the controls offer, for addresses to choose from. */
export const choices = () => ({
  context: contexts,
  quality: optionsOf("quality"),
  memory: optionsOf("memory"),
  kind: optionsOf("kind"),
  vendor: optionsOf("vendor"),
});

/** @returns {Omit<State, "sort" | "rows">} */
export function said() {
  const [search, memory, kind, vendor] = ["search", "memory", "kind", "vendor"].map((id) => element(id).value.trim());
  const [exact, supported, all] = ["exact", "supported", "all"].map((id) => element(id).checked);
  const context = Number(contexts[slider.value]);
  const speed = element("speed").validity.valid ? Number(element("speed").value) : 0;
  return { context, quality: element("quality").value, search, memory: Number(memory), exact, kind, vendor, supported, all, speed };
}

/** @param {State} state */
export function set(state) {
  slider.value = contexts.indexOf(String(state.context));
  for (const id of ["quality", "search", "kind", "vendor"]) element(id).value = state[id];
  for (const id of ["memory", "speed"]) element(id).value = state[id] || "";
  for (const id of ["exact", "supported", "all"]) element(id).checked = state[id];
}
