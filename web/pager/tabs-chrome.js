// @ts-check
// What lies around the pages: no pager hears of it, and none can change it.

/** @typedef {import('./tabs.js').Tabs} Tabs */

/**
 * @param {Tabs} tabs
 * @param {string} skin
 */
export function setSkin(tabs, skin) {
  if (!tabs.skins.includes(skin)) return tabs.reject('unknownSkin');
  if (skin === tabs.skin) return;
  tabs.skin = skin;
  tabs.emit({ kind: 'skinChanged', skin });
}

/**
 * @param {Tabs} tabs
 * @param {import('./tabs-input.js').Bar} bar
 * @param {boolean} isHidden
 */
export function setChrome(tabs, bar, isHidden) {
  if (tabs.hiddenBars.has(bar) === isHidden) return;
  if (isHidden) tabs.hiddenBars.add(bar);
  else tabs.hiddenBars.delete(bar);
  tabs.emit({ kind: 'chromeChanged', bar, isHidden });
}
