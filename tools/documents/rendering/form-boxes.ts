import type { Page } from 'playwright-core';

/** A field of a form, in CSS pixels. */
export interface FormBox {
  readonly kind: 'mark' | 'part' | 'fill' | 'check';
  readonly value: string;
  /** The number of the mark it holds, or a part of; of other fields the number among them. */
  readonly index: number;
  readonly part: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The fields of a page, in its order: the marks, except those in the print (`data-printed`); for a mark whose parts have
 * fields (`data-part`), the parts; other entries (`data-fill`); and check boxes (`data-check`).
 */
export function formBoxes(page: Page): Promise<readonly FormBox[]> {
  return page.evaluate(() => {
    const fields = '[data-mark]:not([data-field=region]), [data-part], [data-fill], [data-check]';
    const elements = [...document.querySelectorAll<HTMLElement>(fields)].filter(
      (element) => !element.closest('[data-printed]') && !element.querySelector('[data-part]'),
    );
    return elements.map((element, at) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { check, part, mark } = element.dataset;
      const parent = element.parentElement?.closest<HTMLElement>('[data-mark]');
      const parts = [...(parent?.querySelectorAll('[data-part]') ?? [])];
      const index = Number(mark ?? parent?.dataset.mark ?? at);
      const kind =
        mark !== undefined ? 'mark' : part !== undefined ? 'part' : check !== undefined ? 'check' : 'fill';
      const value = check ?? element.textContent ?? '';
      return { kind, value, index, part: parts.indexOf(element), x, y, width, height } as const;
    });
  });
}
