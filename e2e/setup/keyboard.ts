import type { Locator, Page } from 'playwright-core';

/** Nobody should have to press Tab more often than this to get anywhere. */
const mostTabs = 80;

/** Walks with Tab until the part has the focus; fails where the keyboard cannot get to. */
export async function reach(page: Page, part: Locator): Promise<void> {
  await part.waitFor();
  for (let presses = 0; presses < mostTabs; presses++) {
    if (await part.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard did not get to ${part} within ${mostTabs} steps.`);
}

/** Reaches a part and presses a key there. */
export async function pressOn(page: Page, part: Locator, key = 'Enter'): Promise<void> {
  await reach(page, part);
  await page.keyboard.press(key);
}

/** Reaches a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}
