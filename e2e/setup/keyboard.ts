import type { Locator, Page } from 'playwright-core';

/** The most presses of Tab that reaching an element may take. */
const mostTabs = 80;

/** Presses Tab until the element has the focus; fails if it cannot be reached, or if the focus is not visible. */
export async function reach(page: Page, part: Locator): Promise<void> {
  await part.waitFor();
  if (await part.evaluate(hasFocus)) return;
  for (let presses = 0; presses < mostTabs; presses++) {
    const before = await part.evaluate(lookOf);
    await page.keyboard.press('Tab');
    if (await part.evaluate(hasFocus)) return expectSeen(part, before);
  }
  throw new Error(`The keyboard did not get to ${part} within ${mostTabs} steps.`);
}

/** Reaches a part and presses a key there. */
export async function pressOn(page: Page, part: Locator, key = 'Enter'): Promise<void> {
  await reach(page, part);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and types into it; Tab has selected the existing text, so that it is replaced. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

/** Types a day as month, day and year into the first date field of a part. */
export async function typeDay(page: Page, part: Locator | Page, digits: string): Promise<void> {
  await reach(page, part.getByRole('spinbutton', { name: /month/i }).first());
  await page.keyboard.type(digits);
}

/** Opens a button's list or menu, and selects the option or item that starts with a text. */
export async function pick(page: Page, button: Locator, start: string): Promise<void> {
  await pressOn(page, button);
  await page
    .getByRole('option')
    .or(page.getByRole('menuitem'))
    .or(page.getByRole('menuitemradio'))
    .first()
    .waitFor();
  await page.keyboard.type(start);
  await page.keyboard.press('Enter');
  // A list that is closing still has the focus; a Tab would leave from there, and not from the button.
  await page.waitForFunction(() => !document.activeElement?.matches('[role=option], [role^=menuitem]'));
}

const hasFocus = (part: Element): boolean => part.contains(document.activeElement);

/** The styles that mark the focus, on the element, inside it, beside it and on the boxes around it. */
function lookOf(part: Element): string {
  const beside = part.nextElementSibling ? [part.nextElementSibling] : [];
  const around = [part.parentElement, part.parentElement?.parentElement].filter((box) => box != null);
  const inspected = [part, ...part.querySelectorAll('*'), ...beside, ...around];
  return inspected
    .map((box) => getComputedStyle(box))
    .map(({ outline, boxShadow, backgroundColor }) => `${outline} ${boxShadow} ${backgroundColor}`)
    .join('\n');
}

/** A ring may take a moment to fade in. */
async function expectSeen(part: Locator, before: string): Promise<void> {
  for (let looks = 0; looks < 20; looks++) {
    if ((await part.evaluate(lookOf)) !== before) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`Nothing shows that ${part} has the focus.`);
}
