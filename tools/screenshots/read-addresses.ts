import type { Browser } from 'playwright-core';
import type { SignedInState } from './demo-people.ts';
import type { DemoRole } from './screens.ts';

/** The last part of the first link that begins so on a page: a document, a pet of the place, a waiver. */
export async function readAddresses(
  from: Browser,
  baseURL: string,
  states: Record<DemoRole, SignedInState>,
): Promise<Record<string, string>> {
  const wanted = [
    ['document', 'owner', '/docs', 'a[href^="/docs/"]'],
    ['guest', 'business', '/business/due', 'a[href^="/business/pets/"]'],
    ['customer', 'business', '/business/customers', 'a[href^="/business/customers/"]:not([href$="/import"])'],
    ['waiver', 'business', '/business/waivers', 'a[href^="/business/waivers/"]'],
    // The poster prints its address; no one needs a link to it there.
    ['slug', 'business', '/business/poster', 'text=/\\/b\\/[a-z0-9-]+$/'],
  ] as const;
  const found: Record<string, string> = {};
  for (const [name, role, address, link] of wanted) {
    const page = await from.newPage({ baseURL, storageState: states[role] });
    await page.goto(address);
    const first = page.locator(link).first();
    const href = await first
      .evaluate((element) => element.getAttribute('href') ?? element.textContent, null, { timeout: 20_000 })
      .catch(() => null);
    const part = href?.match(/(?:docs|pets|customers|waivers|b)\/([^/]+)/)?.[1];
    if (part) found[name] = part;
    else console.log(`${address} holds no ${name}`);
    await page.close();
  }
  return found;
}
