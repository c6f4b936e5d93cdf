import type { Page } from 'playwright-core';
import type { Mark } from '../draft.ts';
import { markBoxes } from './mark-boxes.ts';

const gap = 6;

interface Span {
  readonly x: number;
  readonly width: number;
}

/**
 * Crops the part of a picture to the right of names and days; returns it with the remaining marks. No value or heading
 * is cut through; null if nothing can be cropped.
 */
export async function cropped(
  page: Page,
  marks: readonly Mark[],
): Promise<{ picture: Buffer; visible: readonly Mark[] } | null> {
  const boxes = await markBoxes(page);
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('[data-kept], th')].map((element) => {
      // Measures the text, because a heading's box touches the next one.
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, width } = range.getBoundingClientRect();
      return { x, width, isKept: element.tagName !== 'TH' };
    }),
  );
  const isNeeded = (index: number) => ['vaccine', 'given'].includes(marks[index]?.field ?? '');
  const needed = [...boxes.filter(({ index }) => isNeeded(index)), ...others.filter(({ isKept }) => isKept)];
  const right = rightEdge(needed, [...boxes, ...others]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (needed.length === 0 || right >= width) return null;
  const visible = boxes.filter(({ x }) => x < right).map(({ index }) => index);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: Math.ceil(right), height } });
  return { picture, visible: marks.filter((_, index) => visible.includes(index)) };
}

/** The first edge to the right of everything needed that cuts through nothing. */
function rightEdge(needed: readonly Span[], all: readonly Span[]): number {
  const ends = [...needed, ...all].map(({ x, width }) => x + width + gap);
  const least = Math.max(0, ...needed.map(({ x, width }) => x + width + gap));
  const goesThrough = (edge: number) => all.some(({ x, width }) => x < edge && x + width > edge - gap);
  const free = ends.filter((edge) => edge >= least && !goesThrough(edge));
  return Math.min(...free, Number.POSITIVE_INFINITY);
}
