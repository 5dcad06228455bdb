// @ts-check

const place = "token";

/**
 * The token of the link that opened this page, taken out of the address so that no history, screen or
 * log keeps it; from this tab's own memory after a reload.
 * @param {Location} location
 * @param {History} history
 * @param {Storage} memory
 * @returns {string | null}
 */
export function takeToken(location, history, memory) {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token === null) return memory.getItem(place);
  history.replaceState(null, "", location.pathname + location.search);
  memory.setItem(place, token);
  return token;
}
