// @ts-check

/**
 * Does things in their order with what is loaded when it is first wanted.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {(act: (loaded: T) => void) => void}
 */
export function later(load) {
  /** @type {T | undefined} */
  let loaded;
  /** @type {Promise<void> | undefined} */
  let loading;
  return (act) => {
    if (loaded !== undefined) return act(loaded);
    loading ??= load().then((value) => void (loaded = value));
    const begun = loading;
    begun.then(
      () => act(/** @type {T} */ (loaded)),
      () => (loading = loading === begun ? undefined : loading),
    );
  };
}
