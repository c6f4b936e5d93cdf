import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** The two widths every screen is judged at. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/**
 * The widths of a journey that is the same on each: the one it is mostly made on, both with
 * `npm run test:journeys`. What differs between the widths has tests of its own, which always use both.
 */
export function widths(mostly: 'phone' | 'desk'): [string, { width: number; height: number }][] {
  const all = { phone: ['at 390 px', phone], desk: ['at 1280 px', desk] } as const;
  const names = process.env.ALL_JOURNEYS === '1' ? (['phone', 'desk'] as const) : [mostly];
  return names.map((name) => [...all[name]]);
}

const baseArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--headless=shell'];

/** One person's browser; all errors on their pages are collected. */
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

interface PageOptions {
  /** The cookies and storage of an earlier page, to go on as the same person. */
  readonly state?: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  /** Keeps the app's files for use without a network: every new person would fetch all of them, so only on request. */
  readonly offline?: boolean;
  /** The browser's preferred language. */
  readonly locale?: string;
}

export async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  { state, offline = false, locale = 'en-US' }: PageOptions = {},
): Promise<BrowserPerson> {
  const context: BrowserContext = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport,
    locale,
    permissions: ['camera'],
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    // Each browser has a separate IP address, as in reality; from a single address, attempts would be rate limited.
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

/** Signs in through the form. */
export async function signInOnPage({ page }: BrowserPerson, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
