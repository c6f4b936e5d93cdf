import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { createAccount } from './setup/account.ts';
import { prepareBusiness, prepareMember } from './setup/business-account.ts';
import { entitle } from './setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const tablet = { width: 768, height: 1024 };

/** A business with its owner on its Today page. */
async function openToday(name: string, viewport: typeof desk): Promise<BrowserPerson> {
  const person = await openPage(browser, viewport);
  await prepareBusiness(person, `${name}@story.test`, 'Harbor Shell');
  await person.page.goto('/business');
  await person.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  return person;
}

describe('the header of the business shell', () => {
  it.each([
    ['phone', phone],
    ['tablet', tablet],
    ['desk', desk],
  ])('names product and area and stays in sight on a %s', async (name, viewport) => {
    const person = await openToday(`shell-${name}`, viewport);
    const { page } = person;
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Clearpaw home' }).filter({ visible: true }).waitFor();
    await header.getByText('Business dashboard').filter({ visible: true }).waitFor();
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('min-height', '3000px');
      scrollTo(0, 1500);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await expectAccessible(person);
    expect(person.problems).toEqual([]);
    await person.close();
  });
});

describe('a paying business finds its plan', () => {
  const title = { level: 1, name: 'Billing' } as const;

  it('in the rail, in the account menu and in the settings', async () => {
    const person = await openToday('billing-desk', desk);
    const { page } = person;
    await page.getByRole('navigation', { name: 'Business' }).getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', title).waitFor();
    await page.getByRole('navigation', { name: 'Business' }).getByRole('link', { name: 'Today' }).click();
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Billing' }).click();
    await page.getByRole('heading', title).waitFor();
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Open Billing' }).click();
    await page.getByRole('heading', title).waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('behind "More" on a phone', async () => {
    const person = await openToday('billing-phone', phone);
    const { page } = person;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expectAccessible(person);
    await page.getByRole('dialog').getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', title).waitFor();
    await person.close();
  });

  it('before it has a plan or a business, too', async () => {
    const person = await openPage(browser, desk);
    await createAccount(person, 'billing-new@story.test', 'business');
    await person.page.goto('/business');
    await person.page
      .getByRole('navigation', { name: 'Business' })
      .getByRole('link', { name: 'Billing' })
      .click();
    await person.page.getByRole('heading', title).waitFor();
    await person.close();
  });

  it('while its staff, whose plan the owner pays, are not shown it', async () => {
    const owner = await openToday('billing-owner', desk);
    const staff = await openPage(browser, desk);
    await prepareMember(owner, staff, 'billing-staff@story.test', 'staff');
    const { page } = staff;
    await page.goto('/business');
    await page.getByRole('link', { name: 'Team' }).waitFor();
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Billing' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Billing' }).count()).toBe(0);

    // A page that staff may not read states that at once, instead of showing its controls.
    await page.goto('/business/trail');
    await page.getByText('Only managers and the owner of this business can open this page.').waitFor();
    expect(await page.getByRole('button', { name: /Verify log|Export/ }).count()).toBe(0);
    await expectAccessible(staff);
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    expect(staff.problems).toEqual([]);
    await Promise.all([owner.close(), staff.close()]);
  });
});

it('a pet owner who still pays for a plan finds it in the settings', async () => {
  const person = await openPage(browser, phone);
  await createAccount(person, 'billing-former@story.test', 'owner');
  await person.page.goto('/settings');
  await person.page.getByRole('heading', { name: 'Alerts' }).waitFor();
  expect(await person.page.getByRole('link', { name: 'Open Billing' }).count()).toBe(0);
  await entitle('billing-former@story.test');
  await person.page.reload();
  await person.page.getByRole('link', { name: 'Open Billing' }).click();
  await person.page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
  await person.close();
});
