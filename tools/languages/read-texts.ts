import type { Page } from 'playwright-core';

/** A text of a page: what people see, or a name that a screen reader says. */
export interface PageText {
  readonly text: string;
  /** Where it stands, in a few words. */
  readonly at: string;
}

/** Every text of a page, but for what it marks as being in a language of its own, such as the names of languages. */
export async function readTexts(page: Page): Promise<readonly PageText[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'alt', 'title', 'aria-description', 'aria-roledescription'];
    const found: { text: string; at: string }[] = [];
    const nameOf = (element: Element) => {
      const key = element.closest('[id]:not(#root)')?.id ?? '';
      return `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[${element.getAttribute('role')}]` : ''}${key ? ` in #${key}` : ''}`;
    };
    const add = (text: string | null, element: Element, attribute = '') => {
      const words = (text ?? '').replace(/\s+/g, ' ').trim();
      // The text of a scanned page lies over its picture, to be selected.
      if (getComputedStyle(element).color === 'rgba(0, 0, 0, 0)') return;
      // A native list that a screen reader never reaches stands behind each select.
      if (element.matches('[aria-hidden="true"] option')) return;
      if (words === '' || element.closest('script, style, noscript, code, [translate=no], [lang]:not(html)'))
        return;
      found.push({ text: words, at: `${nameOf(element)}${attribute}` });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement) add(node.textContent, node.parentElement);
    for (const element of document.body.querySelectorAll('*'))
      for (const attribute of spoken) add(element.getAttribute(attribute), element, ` @${attribute}`);
    add(document.title, document.head);
    return found;
  });
}
