// @ts-check

/** Milliseconds for which new pictures are waited for. */
const longestWait = 1000;

/**
 * Has the pictures of a page loaded and ready to be painted.
 * @param {string} content
 */
export async function pictures(content) {
  const template = document.createElement("template");
  template.innerHTML = content;
  const loaded = [...template.content.querySelectorAll("img")].map(({ src, srcset, sizes }) => {
    const image = Object.assign(new Image(), { sizes, srcset, src });
    return image.decode().catch(() => {});
  });
  if (loaded.length === 0) return;
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}
