import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { BrowserPerson } from './person.ts';

type Judged = 'all' | 'colours';

/** No accessibility violation in what is currently shown. */
export async function expectAccessible({ page }: BrowserPerson, judged: Judged = 'all'): Promise<void> {
  await page.evaluate(untilStill);
  const passed = join(inject('accessiblePages'), await nameOfShape(page, judged));
  if (existsSync(passed)) return;
  // On a busy machine a theme's colors can still be on their way; a real violation stays.
  let violations = await findViolations(page, judged);
  for (let attempt = 1; violations.length > 0 && attempt < 6; attempt += 1) {
    await page.waitForTimeout(500);
    violations = await findViolations(page, judged);
  }
  expect(violations).toEqual([]);
  writeFileSync(passed, '');
}

/**
 * The library's own Playwright class would send its script again for each check, and describe every element that passed:
 * that took five times as long. No page has a frame.
 */
async function findViolations(page: Page, judged: Judged): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, judged === 'colours' ? ['color-contrast', 'link-in-text-block'] : null);
}

/** Runs in the browser; without names, all rules are run. */
async function runAxe(rules: string[] | null): Promise<string[]> {
  const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
  // React Aria's announcer holds a spoken message for some seconds after the element it refers to has disappeared.
  const { violations } = await inPage.run(
    { exclude: ['[data-live-announcer]'] },
    { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(', ')}`,
  );
}

/**
 * All journeys pass through the same first pages with different names and dates: pages that are identical as far as the
 * rules are concerned have the same name, and are checked once per run.
 */
async function nameOfShape(page: Page, judged: Judged): Promise<string> {
  const shape = await page.evaluate(readShape);
  const { width, height } = page.viewportSize() ?? {};
  return createHash('sha256')
    .update(JSON.stringify([judged, width, height, shape]))
    .digest('hex');
}

/** Runs in the browser: the elements with their attributes, without personal data. */
function readShape(): string {
  const root = document.documentElement.cloneNode(true) as Element;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = 'text';
  for (const path of root.querySelectorAll('svg [d]')) path.removeAttribute('d');
  for (const field of root.querySelectorAll('input:not([value=""])')) field.setAttribute('value', 'filled');
  const markup = root.outerHTML
    .replaceAll(/react-aria[\w-]+|_r_\w+_|blob:[^"]+/g, 'id')
    // Ids of pets, businesses and rows.
    .replaceAll(/\b[\w-]{20,}\b/g, 'id');
  return `${matchMedia('(prefers-color-scheme: dark)').matches} ${markup}`;
}

/**
 * Runs in the browser: waits for animations to finish, so that the final state is checked. Endless animations are
 * ignored.
 */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  // Animations of removed elements reject, and those elements need no check.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
