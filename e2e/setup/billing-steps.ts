import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { BrowserPerson } from './person.ts';

const run = promisify(execFile);
const tool = fileURLToPath(new URL('../../tools/admin.ts', import.meta.url));

/** Runs an operator's command beside the running server. */
export async function admin(...args: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: inject('databaseUrl'),
    AUTH_SECRET: 'x'.repeat(40),
  };
  await run(process.execPath, [tool, ...args], { env });
}

/** Opens the portal from the billing page, does something there and comes back. */
export async function inBillingPortal({ page }: BrowserPerson, act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('heading', { name: 'Your subscription' }).waitFor();
  await act();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/billing');
}

/** In the portal: moves the sandbox's clock. */
export async function move({ page }: BrowserPerson, days: number): Promise<void> {
  await page.getByLabel('Days to move on').fill(String(days));
  const moved = page.waitForResponse((reply) => reply.request().method() === 'GET' && reply.ok());
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await moved;
}

/** The analytics queue of this browser, as name and payload. */
export function events({ page }: BrowserPerson): Promise<unknown[]> {
  return page.evaluate(() => {
    const queue = JSON.parse(localStorage.getItem('clearpaw.analytics') ?? '[]') as {
      name: string;
      payload: unknown;
    }[];
    return queue.map(({ name, payload }) => [name, payload]);
  });
}

/** Leaves a trace on the page that a reload would wipe out. */
export async function mark({ page }: Pick<BrowserPerson, 'page'>): Promise<() => Promise<boolean>> {
  const read = () => page.evaluate(() => 'stillTheSame' in window);
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  return read;
}
