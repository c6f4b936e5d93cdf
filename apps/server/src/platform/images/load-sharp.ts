import { availableParallelism } from 'node:os';

/** The library for pictures, loaded when the first picture comes; the same settings hold for every use of it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // The other half of the processors is for anyone who sends no pictures.
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)));
  return sharp;
}
