import type { Page } from 'playwright-core';

interface Press {
  readonly kind: 'click' | 'key';
  readonly on: string;
}

/**
 * Counts what a person presses on this page from now on: each press of a pointer, and each Enter or Space that presses
 * something instead of typing. Moving with Tab and typing are not counted.
 */
export async function countClicks(page: Page): Promise<readonly Press[]> {
  const presses: Press[] = [];
  await page.exposeBinding('reportPress', (_, press: Press) => void presses.push(press));
  await page.addInitScript(() => {
    const report = (kind: 'click' | 'key', target: EventTarget | null) => {
      const on = target instanceof HTMLElement ? (target.innerText || target.tagName).slice(0, 40) : '';
      (window as unknown as { reportPress: (press: object) => void }).reportPress({ kind, on });
    };
    const isTyping = (target: EventTarget | null) =>
      target instanceof HTMLElement &&
      target.matches('textarea, [role=spinbutton], input:not([type=checkbox], [type=radio])');
    addEventListener('pointerdown', (event) => event.isTrusted && report('click', event.target), true);
    document.addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted || event.repeat) return;
        const presses = event.key === 'Enter' || (event.key === ' ' && !isTyping(event.target));
        if (presses) report('key', event.target);
      },
      true,
    );
  });
  return presses;
}
