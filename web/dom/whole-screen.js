// @ts-check

/** Milliseconds without a hand on the pointer, after which only the page is shown. */
const rest = 2500;

/**
 * Lets what surrounds the page fade while nobody touches anything.
 * @param {Document} document
 */
export function installWholeScreen(document) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stir = () => {
    document.body.removeAttribute("data-idle");
    clearTimeout(timer);
    timer = setTimeout(() => document.body.setAttribute("data-idle", ""), rest);
  };
  for (const event of ["pointermove", "pointerdown", "fullscreenchange"]) {
    document.addEventListener(event, stir, { passive: true });
  }
  stir();
}

export function toggleWholeScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => {});
}
