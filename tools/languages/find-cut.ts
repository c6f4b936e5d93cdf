import type { Page } from 'playwright-core';
import { readBoxes, type TextBox } from './text-boxes.ts';

/** Texts that are cut, lie outside of their button, or over another text, and pages wider than their window. */
export async function findCut(page: Page): Promise<readonly string[]> {
  const boxes = await readBoxes(page);
  const wide = await findWidth(page);
  const cut = boxes.flatMap(({ text, cutBy, isWiderThanControl }) => [
    // A name that someone chose may be as long as they like; a message may not.
    ...(cutBy !== null && text.startsWith('[') ? [`${short(text)} is cut by ${cutBy}`] : []),
    ...(isWiderThanControl ? [`${short(text)} is wider than its control`] : []),
  ]);
  return [...new Set([...wide, ...cut, ...findOverlaps(boxes)])];
}

const short = (text: string): string => `“${text.slice(0, 60)}”`;

async function findWidth(page: Page): Promise<readonly string[]> {
  const { wide, window } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, window: clientWidth };
  });
  return wide > window + 1 ? [`the page is ${wide} px wide`] : [];
}

function findOverlaps(boxes: readonly TextBox[]): readonly string[] {
  const sorted = boxes.toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.top > one.bottom) break;
      if (overlap(one, other)) found.push(`${short(one.text)} lies over ${short(other.text)}`);
    }
    return found;
  });
}

function overlap(one: TextBox, other: TextBox): boolean {
  if (one.elements.includes(other.element) || other.elements.includes(one.element)) return false;
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // Large characters have a box higher than their line.
  return wide > 4 && high > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}
