import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBusiness } from './setup/business-account.ts';
import { desk, expectAccessible, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each([
  ['on a phone', phone],
  ['on a desk', desk],
] as const)('the page behind a poster, without an account, %s', (_, viewport) => {
  it('shows name, services and requirements in plain words', async () => {
    const rules = [
      { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
      { id: 'chip', level: 'recommended', requirement: { kind: 'microchip' } },
    ];
    const staff = await openPage(browser, desk);
    const name = `Poster Yard ${viewport.width}`;
    await prepareBusiness(staff, `poster-${viewport.width}@story.test`, name, rules);
    // The address as the business prints it.
    await staff.page.goto('/business');
    await staff.page.getByRole('link', { name: 'Check-in poster' }).click();
    const address = await staff.page
      .getByText(/\/b\/[a-z0-9-]+$/)
      .first()
      .innerText();

    const visitor = await openPage(browser, viewport);
    await visitor.page.goto(`/b/${address.split('/b/')[1]}`);
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
    await visitor.page.getByText('Daycare').first().waitFor();
    await visitor.page.getByRole('heading', { name: 'Requirements' }).waitFor();
    await visitor.page.getByText(/needs Rabies, valid/).waitFor();
    await visitor.page.getByText(/^Recommended: .*microchip/i).waitFor();
    await visitor.page.getByRole('link', { name: 'Log in' }).waitFor();
    await expectAccessible(visitor);
    expect(visitor.problems).toEqual([]);
    await Promise.all([staff.close(), visitor.close()]);
  });

  it('says that no business has this address', async () => {
    const visitor = await openPage(browser, viewport);
    await visitor.page.goto('/b/nobody-has-this');
    await visitor.page.getByRole('heading', { level: 1, name: 'Business not found' }).waitFor();
    expect(await visitor.page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
    await expectAccessible(visitor);
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  });
});
