import type { Page } from 'playwright-core';

/** A line of a text as it is painted, in pixels of the window. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The element it stands in, and that with all around it, as numbers. */
  readonly element: number;
  readonly elements: readonly number[];
  /** What hides a part of it sideways. */
  readonly cutBy: string | null;
  readonly isWiderThanControl: boolean;
}

/** Every line of text that lies in the page itself: neither hidden nor in a layer above it. */
export async function readBoxes(page: Page): Promise<readonly TextBox[]> {
  return page.evaluate(() => {
    const numbers = new Map([...document.querySelectorAll('*')].map((element, number) => [element, number]));
    const numberOf = (element: Element) => numbers.get(element) ?? -1;
    const around = (element: Element | null): readonly Element[] =>
      element ? [element, ...around(element.parentElement)] : [];
    const isAside = (at: Element) => {
      const { visibility, opacity, clipPath, position, color } = getComputedStyle(at);
      // The text of a scanned page lies over its picture, to be selected.
      if (color === 'rgba(0, 0, 0, 0)' || visibility === 'hidden' || opacity === '0') return true;
      if (clipPath !== 'none' || position === 'fixed' || position === 'sticky') return true;
      return at.matches('.sr-only, [aria-hidden="true"], [inert], svg');
    };
    /** What hides a part, and whether it reaches out of its button, up to where the page scrolls. */
    const limitsOf = (box: DOMRect, elements: readonly Element[]) => {
      let isWiderThanControl = false;
      for (const at of elements) {
        const { overflowX, display } = getComputedStyle(at);
        const { left, right } = at.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll' || at === document.body) break;
        const isOut = box.right > right + 1 || box.left < left - 1;
        if (isOut && display !== 'inline' && at.matches('a, button, label, [role=tab], [role=option]'))
          isWiderThanControl = true;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        return { cutBy: isOut ? `${at.tagName.toLowerCase()}.${at.className}` : null, isWiderThanControl };
      }
      return { cutBy: null, isWiderThanControl };
    };
    /** A line without what its surroundings hide of it; a name of any length lies over nothing. */
    const shownPartOf = (box: DOMRect, elements: readonly Element[]) => {
      let { left, right, top, bottom } = box;
      for (const at of elements) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const outer = at.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      }
      return { left, right, top, bottom };
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: TextBox[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      const elements = around(node.parentElement);
      const [element] = elements;
      if (!element || !/[\p{L}\p{N}]/u.test(text) || elements.some(isAside)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width <= 2 || box.height <= 2) continue;
        const { left, right, top, bottom } = shownPartOf(box, elements);
        const where = { element: numberOf(element), elements: elements.map(numberOf) };
        boxes.push({ text, left, right, top, bottom, ...where, ...limitsOf(box, elements) });
      }
    }
    return boxes;
  });
}
