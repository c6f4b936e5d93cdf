import type { Browser, BrowserContext } from 'playwright-core';
import type { DemoRole } from './screens.ts';

const accounts: Readonly<Record<Exclude<DemoRole, 'anyone'>, readonly [string, string]>> = {
  owner: ['owner@demo.test', 'demo-owner'],
  business: ['business@demo.test', 'demo-business'],
  free: ['free@demo.test', 'demo-business'],
};

const codeInGroups = /[0-9A-Z]{4}(?: [0-9A-Z]{2,4}){6}/;

/** What a browser keeps of a sign-in. */
export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Everyone of the demo, signed in. */
export async function signInAll(from: Browser, baseURL: string): Promise<Record<DemoRole, SignedInState>> {
  const blank: SignedInState = { cookies: [], origins: [] };
  const states: Record<DemoRole, SignedInState> = {
    anyone: blank,
    owner: blank,
    business: blank,
    free: blank,
  };
  for (const [role, [email, password]] of Object.entries(accounts)) {
    const context = await from.newContext({ baseURL });
    const reply = await context.request.post('/api/auth/sign-in/email', {
      headers: { Origin: baseURL },
      data: { email, password, rememberMe: true },
    });
    if (!reply.ok()) throw new Error(`${email} could not sign in: ${reply.status()}`);
    states[role as DemoRole] = await context.storageState();
    await context.close();
  }
  return states;
}

/** The first pet on the owner's dashboard, and the codes on the badges of the first three. */
export async function readPets(
  from: Browser,
  baseURL: string,
  state: SignedInState,
): Promise<{ pet: string; codes: string[] }> {
  const page = await from.newPage({ baseURL, storageState: state });
  await page.goto('/dashboard');
  const links = page.locator('a[href$="/badge"]');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const codes: string[] = [];
  for (const href of hrefs.slice(0, 3)) {
    await page.goto(href);
    // Its groups are the same in every language.
    const shown = await page.getByText(codeInGroups).first().innerText();
    codes.push(codeInGroups.exec(shown)?.[0] ?? '');
  }
  await page.close();
  return { pet: hrefs[0]?.split('/')[2] ?? '', codes };
}
