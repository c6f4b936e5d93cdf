import type { BrowserContext, Page } from 'playwright-core';
import { marksIn } from './payloads.ts';

/** What a browser did with the payloads that it was shown. */
export interface XssWatch {
  /** Marks of payloads that ran, dialogs, and elements that a payload became. */
  readonly executed: string[];
  readonly cspReports: string[];
}

declare global {
  interface Window {
    xss(mark: string): void;
    cspReport(report: string): void;
  }
}

/** Watches every page of a context. A payload that runs calls `xss`; one that the policy stops is reported. */
export async function watchXss(context: BrowserContext): Promise<XssWatch> {
  const watch: XssWatch = { executed: [], cspReports: [] };
  await context.exposeFunction('xss', (mark: string) => void watch.executed.push(mark));
  await context.exposeFunction('cspReport', (report: string) => void watch.cspReports.push(report));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      window.cspReport(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`,
      ),
    );
  });
  context.on('dialog', (dialog) => {
    watch.executed.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return watch;
}

const injected =
  '[onerror],[onload],[onfocus],[onclick],iframe[srcdoc],a[href^="javascript:" i],form[action^="javascript:" i],script:not([src]):not([type])';

/** The marks of all texts that a page holds once it has settled. Elements that a text became are findings. */
export async function marksOn(page: Page, watch: XssWatch): Promise<readonly string[]> {
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 8_000 })
    .catch(() => {});
  const skeleton = page.locator('[role="status"]:has(> .sr-only)').first();
  await skeleton.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => {});
  let marks = marksIn(await readPage(page, watch));
  // Lists arrive one after the other.
  for (let before = -1, left = 8; before !== marks.length && left > 0; left -= 1) {
    before = marks.length;
    await page.waitForTimeout(250);
    marks = marksIn(await readPage(page, watch));
  }
  return marks;
}

/** All text in the content, attributes and fields of a page; elements that no page of ours has are findings. */
async function readPage(page: Page, watch: XssWatch): Promise<string> {
  const { text, elements } = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll('*')];
    const values = all.flatMap((element) => [
      ...[...element.attributes].map(({ value }) => value),
      'value' in element ? String(element.value) : '',
    ]);
    const found = [...document.querySelectorAll(selector)].filter((element) =>
      /x\d+q\d+z/.test(element.outerHTML),
    );
    return {
      text: [document.title, document.documentElement.textContent, ...values].join('\n'),
      elements: found.map((element) => `${element.outerHTML.slice(0, 200)} at ${location.pathname}`),
    };
  }, injected);
  for (const element of elements) if (!watch.executed.includes(element)) watch.executed.push(element);
  return text;
}
