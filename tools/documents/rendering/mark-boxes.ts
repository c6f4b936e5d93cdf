import type { Page } from 'playwright-core';

/** The position of a mark on the page, in CSS pixels. */
export interface MarkBox {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The position of each mark. */
export function markBoxes(page: Page): Promise<readonly MarkBox[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { index: Number(element.dataset.mark), x, y, width, height };
    }),
  );
}
