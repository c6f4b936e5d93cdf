import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** The two widths every screen is judged at. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

const baseArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--headless=shell'];

/** One person's browser; whatever goes wrong on their pages is collected. */
export interface BrowserPerson {
  readonly page: Page;
  readonly problems: string[];
  close(): Promise<void>;
}

/** A browser; `camera` is a video file that its camera plays forever. */
export function openBrowser(camera?: string): Promise<Browser> {
  const { path, env } = inject('chromium');
  const fake = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ];
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: camera ? [...baseArgs, ...fake] : baseArgs,
  });
}

function newAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

export async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserPerson> {
  const context: BrowserContext = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport,
    locale: 'en-US',
    permissions: ['camera'],
    // Everyone comes from an address of their own, as people do; from one address guessing would be slowed down.
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
    ...(state ? { storageState: state } : {}),
  });
  const page = await context.newPage();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(problem.message));
  page.on('console', (message) => {
    // A failed request names its address here alone.
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  return { page, problems, close: () => context.close() };
}

/** Signs in through the form, as anyone would. */
export async function signInOnPage({ page }: BrowserPerson, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** No violation of the accessibility rules on what is shown now. */
export async function expectAccessible(
  { page }: BrowserPerson,
  judged: 'all' | 'colours' = 'all',
): Promise<void> {
  await page.evaluate(untilStill);
  // React Aria's announcer keeps a spoken message for some seconds after what it named has gone.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  if (judged === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const findViolations = async () => {
    const { violations: found } = await axe.analyze();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(', ')}`);
  };
  // On a busy machine a theme's colors can still be on their way; a real violation stays.
  let violations = await findViolations();
  for (let attempt = 1; violations.length > 0 && attempt < 6; attempt += 1) {
    await page.waitForTimeout(500);
    violations = await findViolations();
  }
  expect(violations).toEqual([]);
}

/** Runs in the browser: waits for what fades or moves in, which is judged once it is there. Loops go on forever. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  // What is taken away meanwhile rejects, and is no longer there to be judged.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
