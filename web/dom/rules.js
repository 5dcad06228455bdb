// @ts-check

/**
 * Gives the document a file of rules that its first paint could do without.
 * @param {string} name
 * @returns {Promise<void>} when they hold
 */
export function addRules(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../css/${name}`, import.meta.url).href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`no rules at ${link.href}`));
    };
  });
}
