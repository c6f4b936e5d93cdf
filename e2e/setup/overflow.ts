import type { Page } from 'playwright-core';

/** The text spacing that readers may set without losing anything. Source: WCAG 2.2, 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

export async function spaceText(page: Page): Promise<void> {
  // Uses the page's style sheets, because its content security policy allows no inline styles.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, textSpacing);
}

/** Everything that lies outside of the window sideways, and words broken apart in the middle, each in a few words. */
export async function findOverflow(page: Page): Promise<string[]> {
  let found = await measureOverflow(page);
  // After a change of the window's width some layouts follow a moment later; a real fault stays.
  for (let attempt = 1; found.length > 0 && attempt < 4; attempt += 1) {
    await page.waitForTimeout(300);
    found = await measureOverflow(page);
  }
  return found;
}

function measureOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40) || element.getAttribute('aria-label')}"`;
    if (document.documentElement.scrollWidth > width + 1) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    /** Content that scrolls by itself, or is hidden, is not lost. */
    const excused = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return true;
        if (style.visibility === 'hidden' || style.position === 'fixed') return true;
        if (style.clipPath !== 'none' || at.matches('[aria-hidden="true"], .sr-only')) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, h1, h2, h3, p, dd, dt, li, td, label',
    )) {
      const { left, right, width: wide, height } = element.getBoundingClientRect();
      if (wide === 0 || height === 0 || excused(element)) continue;
      if (right > width + 1 || left < -1) {
        found.push(`${name(element)} lies at ${Math.round(left)}-${Math.round(right)} of ${width}`);
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Addresses and fingerprints may break anywhere.
      if (!parent || excused(parent) || getComputedStyle(parent).wordBreak === 'break-all') continue;
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,12}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set(
          [...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)),
        );
        if (lines.size > 1) found.push(`"${word[0]}" is broken over ${lines.size} lines in ${name(parent)}`);
      }
    }
    return [...new Set(found)];
  });
}
