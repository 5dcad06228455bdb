// @ts-check

const place = "remote-light";
const rooms = { dark: "#0b0d10", light: "#efece3" };

/**
 * Dark, until somebody wants it light on this phone.
 * @param {HTMLElement} button
 * @param {Document} document
 * @param {Storage} memory
 */
export function installLight(button, document, memory) {
  const use = (/** @type {keyof typeof rooms} */ skin) => {
    document.documentElement.dataset.skin = skin;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", rooms[skin]);
    button.setAttribute("aria-pressed", String(skin === "light"));
  };
  const isLight = () => button.getAttribute("aria-pressed") === "true";
  button.addEventListener("click", () => {
    use(isLight() ? "dark" : "light");
    memory.setItem(place, String(isLight()));
  });
  if (memory.getItem(place) === "true") use("light");
}
