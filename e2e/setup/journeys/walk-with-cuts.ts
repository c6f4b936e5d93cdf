import type { Page } from 'playwright-core';
import type { JourneyStep } from './journey.ts';

/** What a page may say about a cut. */
const wordAboutIt = /offline|connection|can.t reach|failed|couldn.t|wasn.t|not (saved|published|added)/i;
/** How long a step may take to lead on without a network, or by itself after it. */
const patienceMs = 4_000;

/**
 * Walks all steps, and cuts the network before each one is pressed. Returns what went wrong: steps that did not say so,
 * and those that lost what was typed.
 */
export async function walkWithCuts(page: Page, steps: readonly JourneyStep[]): Promise<string[]> {
  const problems: string[] = [];
  for (const step of steps) {
    await step.fill?.(page);
    if (step.isElsewhere) {
      await step.press(page);
      await step.arrived(page);
    } else problems.push(...(await pressDuringCut(page, step)));
  }
  return problems;
}

async function pressDuringCut(page: Page, step: JourneyStep): Promise<string[]> {
  const problems: string[] = [];
  // A page that comes back from the last cut may just be loaded by itself.
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('load');
  const typed = await readTyped(page);
  await page.context().setOffline(true);
  // What needs the network may be put away without it.
  const pressed = step.press(page).catch(() => {});
  const isThere = (await soon(pressed)) && (await soon(step.arrived(page)));
  if (!isThere) {
    const text = await page.locator('body').innerText();
    if (!wordAboutIt.test(text)) problems.push(`${step.name}: nothing says that there is no network.`);
    const left = await readTyped(page);
    const lost = typed.filter((value) => !left.includes(value));
    if (lost.length > 0) problems.push(`${step.name}: ${lost.join(', ')} was lost.`);
  }
  await page.context().setOffline(false);
  await pressed;
  if (!isThere) await goOn(page, step);
  return problems;
}

/** Back online: the step leads on by itself, by "Try again", or by being pressed once more. */
async function goOn(page: Page, step: JourneyStep): Promise<void> {
  if (step.afterCut) return step.afterCut(page);
  if (await soon(step.arrived(page))) return;
  const again = page.getByRole('button', { name: 'Try again', exact: true }).first();
  if (await again.isVisible()) {
    await again.click();
    if (await soon(step.arrived(page))) return;
  }
  // On a busy machine it may have gone on in the meantime.
  await step.press(page).catch(() => {});
  await step.arrived(page);
}

/** Whether it ends well before patience does. */
function soon(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, new Promise<boolean>((late) => setTimeout(() => late(false), patienceMs))]);
}

/** Everything that is in the fields of the page. */
function readTyped(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea')
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value).filter((value) => value !== ''),
    );
}
