import type { Page } from 'playwright-core';

/** Where a mark stands on the page, in CSS pixels. */
export interface MarkBox {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where each mark stands. */
export function markBoxes(page: Page): Promise<readonly MarkBox[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { index: Number(element.dataset.mark), x, y, width, height };
    }),
  );
}
