import { availableParallelism } from 'node:os';

/** The image library, loaded when the first picture arrives; its settings apply to every use. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // The other half of the processors is left for requests without pictures.
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)));
  return sharp;
}
