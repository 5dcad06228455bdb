// @ts-check

/**
 * Keeps the screen lit while it is looked at, where the browser can: pages that came by plain HTTP may
 * not, and go without.
 * @param {Document} document
 * @param {any} navigator whose `wakeLock` not all types know
 */
export function keepAwake(document, navigator) {
  if (!navigator.wakeLock) return;
  /** @type {{ released: boolean } | null} */
  let lock = null;
  const ask = async () => {
    if (document.visibilityState !== "visible" || lock?.released === false) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  // It is lost with each look away, and some browsers give it to a touch only.
  for (const event of ["visibilitychange", "pointerdown"]) document.addEventListener(event, ask);
  ask();
}
