import type { Page } from 'playwright-core';
import type { Mark } from '../draft.ts';
import { markBoxes } from './mark-boxes.ts';

const gap = 6;

/**
 * A picture that loses what stands on the right of names and days, and the marks that are left of it. Nothing is cut
 * through: a value is on the picture or it is not.
 */
export async function cropped(
  page: Page,
  marks: readonly Mark[],
): Promise<{ picture: Buffer; visible: readonly Mark[] }> {
  const boxes = await markBoxes(page);
  const isKept = (index: number) => ['vaccine', 'given'].includes(marks[index]?.field ?? '');
  let right =
    Math.max(0, ...boxes.filter(({ index }) => isKept(index)).map(({ x, width }) => x + width)) + gap;
  for (let cut = true; cut; ) {
    const through = boxes.find(({ x, width }) => x < right && x + width > right - gap);
    cut = through !== undefined && through.x + through.width + gap > right;
    if (through && cut) right = through.x + through.width + gap;
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const visible = boxes.filter(({ x }) => x < right).map(({ index }) => index);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: Math.min(right, width), height } });
  return { picture, visible: marks.filter((_, index) => visible.includes(index)) };
}
