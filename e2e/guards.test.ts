import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, password, pathOf, signOut } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const unknownId = '01900000-0000-7000-8000-000000000000';
const ownersPages = [
  '/dashboard',
  `/pets/${unknownId}`,
  `/pets/${unknownId}/vaccinations`,
  `/pets/${unknownId}/edit`,
];

let count = 0;
async function visitor(
  userType: 'owner' | 'business' | null | 'nobody',
): Promise<BrowserPerson & { email: string }> {
  count += 1;
  const email = `guard-${count}@story.test`;
  const person = await openPage(browser, desk);
  if (userType !== 'nobody') await createAccount(person, email, userType);
  return { ...person, email };
}

/** Opens an address without previous navigation, and returns where the visitor is redirected. */
async function endOf(person: BrowserPerson, path: string, end: string): Promise<string> {
  await person.page.goto(path);
  await person.page.waitForURL((url) => url.pathname === end);
  await person.page.locator('main').first().waitFor();
  return pathOf(person);
}

async function logIn({ page }: BrowserPerson, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('anybody', () => {
  it('sees the landing page, /login and /register [spec 1.1, 2.1, 2.4, 2.5, 6.6]', async () => {
    const person = await visitor('nobody');
    for (const path of ['/', '/login', '/register']) {
      expect(await endOf(person, path, path)).toBe(path);
      await person.page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(person.problems).toEqual([]);
    await person.close();
  });
  it('finds /login behind the landing page’s buttons [spec 2.2]', async () => {
    const person = await visitor('nobody');
    await person.page.goto('/');
    await person.page.getByRole('link', { name: 'Login' }).click();
    await person.page.waitForURL('**/login');
    await person.close();
  });
  it.each(['/nowhere', '/pets', '/billing/success', '/dashboard/more'])(
    'who asks for %s lands on / [spec 2.15, 2.17]',
    async (path) => {
      const person = await visitor('nobody');
      expect(await endOf(person, path, '/')).toBe('/');
      await person.close();
    },
  );
});

describe('anyone who is not signed in', () => {
  it.each([
    ...ownersPages,
    '/pets/new',
    '/business',
    '/business/scan',
    '/billing',
    '/select-user-type',
    '/settings',
  ])('and asks for %s is sent to /login [spec 2.48]', async (path) => {
    const person = await visitor('nobody');
    expect(await endOf(person, path, '/login')).toBe('/login');
    await person.close();
  });
  it('sees a spinner with "Loading…" until that is known [spec 2.47]', async () => {
    const person = await visitor('nobody');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await person.page.route('**/api/auth/get-session*', async (route) => {
      await held;
      await route.continue();
    });
    await person.page.goto('/dashboard');
    await person.page.getByText('Loading…').waitFor();
    expect(pathOf(person)).toBe('/dashboard');
    answer();
    await person.page.waitForURL('**/login');
    await person.close();
  });
  it('comes back after login to where they wanted to go, query and all [spec 2.49, 2.50, 2.56]', async () => {
    const person = await visitor('owner');
    await signOut(person);
    await endOf(person, '/pets/new?from=story&x=1', '/login');
    await logIn(person, person.email);
    await person.page.waitForURL('**/pets/new*');
    expect(pathOf(person)).toBe('/pets/new?from=story&x=1');
    await person.close();
  });
  it('on a cold visit to /dashboard goes by /login back to /dashboard [spec 2.57]', async () => {
    const person = await visitor('owner');
    await signOut(person);
    await endOf(person, '/dashboard', '/login');
    await logIn(person, person.email);
    await person.page.waitForURL('**/dashboard');
    await person.page.goto('/login');
    await person.page.waitForURL('**/dashboard');
    await person.close();
  });
  it('and logs in without having wanted anything lands on the dashboard [spec 2.57]', async () => {
    const person = await visitor('owner');
    await signOut(person);
    await endOf(person, '/login', '/login');
    await logIn(person, person.email);
    await person.page.waitForURL('**/dashboard');
    await person.close();
  });
});

describe('an owner', () => {
  it.each([...ownersPages, '/pets/new'])(
    'may open %s [spec 1.2, 2.7, 2.8, 2.9, 2.10, 2.16, 6.2]',
    async (path) => {
      const person = await visitor('owner');
      expect(await endOf(person, path, path)).toBe(path);
      await person.page.getByText('Owner dashboard').first().waitFor();
      await person.close();
    },
  );
  it.each(['/business', '/business/scan', '/business/requirements'])(
    'who follows a link to %s lands on the own dashboard [spec 2.52, 6.7]',
    async (path) => {
      const person = await visitor('owner');
      expect(await endOf(person, path, '/dashboard')).toBe('/dashboard');
      await person.close();
    },
  );
});

describe('a business', () => {
  it.each([...ownersPages, '/pets/new'])(
    'that follows a link to %s lands on its own page [spec 2.51, 6.7]',
    async (path) => {
      const person = await visitor('business');
      expect(await endOf(person, path, '/business')).toBe('/business');
      await person.close();
    },
  );
  it('lands on /business after login [spec 6.3]', async () => {
    const person = await visitor('business');
    await signOut(person);
    await endOf(person, '/login', '/login');
    await logIn(person, person.email);
    await person.page.waitForURL('**/business');
    await person.close();
  });
  it('without the plan sees the upgrade banner, to the letter [spec 2.12, 2.44, 2.45, 2.46, 6.4, 9.1, 9.2]', async () => {
    const person = await visitor('business');
    await endOf(person, '/business', '/business');
    const banner = person.page.getByRole('region', { name: 'Upgrade to Business Connect' });
    await banner.waitFor();
    const text = (await banner.innerText()).replace(/\s*\n\s*/g, ' ');
    expect(text.replace('$49.00 /mo', '$49.00/mo')).toContain('$49.00/mo');
    for (const messages of ['Cancel anytime', '14-day free trial']) expect(text).toContain(messages);
    await person.close();
  });
  it('with the plan sees its dashboard [spec 1.3, 2.11, 6.4]', async () => {
    const person = await visitor('business');
    await entitle(person.email);
    await endOf(person, '/business', '/business');
    await person.page.getByRole('heading', { name: 'Set up your business' }).waitFor();
    expect(await person.page.getByText('Upgrade to Business Connect').count()).toBe(0);
    await person.close();
  });
});

describe.each(['/docs', `/docs/${unknownId}`])('%s', (path) => {
  it('opens for an owner, sends a business home, and anyone else by /login and back [spec 2.14]', async () => {
    const owner = await visitor('owner');
    expect(await endOf(owner, path, path)).toBe(path);
    await owner.page.getByText('Owner dashboard').first().waitFor();
    const business = await visitor('business');
    expect(await endOf(business, path, '/business')).toBe('/business');
    await signOut(owner);
    expect(await endOf(owner, path, '/login')).toBe('/login');
    await logIn(owner, owner.email);
    await owner.page.waitForURL(`**${path}`);
    expect(pathOf(owner)).toBe(path);
    await Promise.all([owner.close(), business.close()]);
  });
});

describe('someone signed in', () => {
  it.each(['owner', 'business', null] as const)(
    'as %s may open /billing, /settings and /select-user-type [spec 2.6, 2.13, 6.5]',
    async (userType) => {
      const person = await visitor(userType);
      for (const path of ['/billing', '/settings', '/select-user-type']) {
        expect(await endOf(person, path, path)).toBe(path);
      }
      await person.close();
    },
  );
  it.each(['/dashboard', '/business'])(
    'without a type who opens %s is sent to choose one [spec 2.53, 4.4]',
    async (path) => {
      const person = await visitor(null);
      expect(await endOf(person, path, '/select-user-type')).toBe('/select-user-type');
      await person.close();
    },
  );
  it('has the role that is stored, also in the next browser [spec 4.3, 6.1]', async () => {
    const person = await visitor('business');
    const next = await openPage(browser, desk, { state: await person.page.context().storageState() });
    expect(await endOf(next, '/dashboard', '/business')).toBe('/business');
    await Promise.all([person.close(), next.close()]);
  });
});
