/** The longest wait for a paint; a document that is not shown is not painted. */
const longestMs = 100;

/**
 * Resolves when the browser has painted once more. Work that takes long, such as drawing the next page, begins after it,
 * so that a press is seen at once.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestMs);
  });
}
