import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a lost pet’s badge says how to reach the owner, until the owner says that it is back', async () => {
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await createAccount(owner, 'lost@story.test', 'owner');
  const { request } = page.context();
  const { id: petId } = (await callAs(request, 'createPet', { name: 'Pickle', species: 'dog' })) as {
    id: string;
  };
  const { code } = (await callAs(request, 'getBadge', { petId })) as { code: string };
  const outsider = await openPage(browser, phone);
  await outsider.page.goto(`/v/${code}`);
  await outsider.page.getByRole('heading', { name: 'This is Pickle’s badge' }).waitFor();
  await expectAccessible(outsider);
  await picture(outsider, 'outsider');

  await page.goto(`/pets/${petId}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Turn on lost mode/ }).click();
  await page.getByRole('button', { name: 'Show on the badge' }).click();
  await page.getByText('Enter a phone number or an email address.').waitFor();
  await page.getByLabel('Phone number').fill('+1 (555) 010-0199');
  await page.getByLabel('Email address').fill('maya@reach.test');
  await page.getByLabel('Note for the finder').fill('Shy. Sit down and wait.');
  await expectAccessible(owner);
  await picture(owner, 'lost-dialog');
  await page.getByRole('button', { name: 'Show on the badge' }).click();
  await page.getByRole('heading', { name: 'Pickle is marked as lost' }).waitFor();
  await expectAccessible(owner);
  await picture(owner, 'lost-panel');
  await page.setViewportSize(desk);
  await picture(owner, 'lost-panel');

  await outsider.page.reload();
  await outsider.page.getByRole('heading', { name: 'Pickle is lost' }).waitFor();
  await expectAccessible(outsider);
  await picture(outsider, 'outsider-lost');
  const links = await outsider.page.getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/', 'tel:+15550100199', 'mailto:maya%40reach.test']);
  expect(await outsider.page.locator('script').count()).toBe(0);
  await outsider.page.setViewportSize(desk);
  await picture(outsider, 'outsider-lost');

  await page.getByRole('button', { name: 'Mark Pickle as found' }).click();
  await page.getByRole('heading', { name: 'Pickle is marked as lost' }).waitFor({ state: 'hidden' });
  await outsider.page.reload();
  await outsider.page.getByRole('heading', { name: 'This is Pickle’s badge' }).waitFor();
  await outsider.page.goto('/v/nothing');
  await outsider.page.getByRole('heading', { name: 'This badge is no longer valid' }).waitFor();
  await picture(outsider, 'outsider-unknown');
  expect(owner.problems).toEqual([]);
  await Promise.all([owner.close(), outsider.close()]);
}, 300_000);
