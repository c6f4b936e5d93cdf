import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { emailTo } from './setup/mail.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Someone who works at the second location alone. */
async function joinHarbor(theo: BrowserPerson, ann: BrowserPerson): Promise<void> {
  const email = 'works-at-harbor@story.test';
  const asOwner = theo.page.context().request;
  const { items } = (await callAs(asOwner, 'listMyBusinesses', {})) as {
    items: { id: string; name: string }[];
  };
  const harbor = items.find(({ name }) => name === 'Quayside Dogs');
  await callAs(asOwner, 'inviteMember', { businessId: harbor?.id, email, role: 'staff' });
  await createAccount(ann, email, 'business');
  const { text } = await emailTo(email, /Quayside/);
  const token = /\/join\/([\w-]+)/.exec(text)?.[1];
  await callAs(ann.page.context().request, 'acceptInvitation', { token });
}

const search = (page: Page) => page.getByLabel('Pet, owner, phone or chip');

async function expectFits(person: BrowserPerson, name: string): Promise<void> {
  const { page } = person;
  const size = page.viewportSize() ?? desk;
  for (const width of [320, size.width]) {
    await page.setViewportSize({ ...size, width });
    expect(await findOverflow(page), `${name} at ${width} px`).toEqual([]);
    await picture(person, `${name}-${width}`);
  }
  await expectAccessible(person);
}

it('an owner lets the other location find a pet, staff there check it in, and the owner stops it', async () => {
  const theo = await openPage(browser, desk);
  await openNewBusiness(theo, 'runs-two@story.test', 'Mill Lane Dogs');
  await theo.page.getByRole('link', { name: 'Business settings', exact: true }).click();
  await theo.page.getByRole('link', { name: 'Locations', exact: true }).click();
  await theo.page.getByRole('link', { name: 'Open locations' }).click();
  await theo.page.getByRole('button', { name: 'Add a location' }).click();
  await theo.page.getByLabel('Business name').fill('Quayside Dogs');
  await theo.page.getByRole('button', { name: 'Create location' }).click();
  await theo.page.getByText('Quayside Dogs was added.').waitFor();
  const ann = await openPage(browser, desk);
  await joinHarbor(theo, ann);

  const maya = await openPage(browser, phone);
  const { page } = maya;
  await register(maya, 'two-places@story.test', 'Pet Owner');
  await addPet(maya, 'Waffle');
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Business name or link').fill('mill lane');
  await dialog.getByText('Mill Lane Dogs').first().click();
  await dialog.getByText('Let the other locations of Mill Lane Dogs see this connection').waitFor();
  await dialog.getByText(/^Quayside Dogs\. They can find your pet/).waitFor();
  await expectFits(maya, 'connect-with-locations');
  await dialog.getByRole('button', { name: 'Connect a business' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // Not allowed yet: the other location finds nothing.
  await ann.page.goto('/business');
  await search(ann.page).fill('waffle');
  await ann.page.getByText('No connected pet found.').waitFor();

  await page
    .getByRole('link', { name: /Sharing/ })
    .first()
    .click();
  await page.getByText('Let the other locations of Mill Lane Dogs see this connection').click();
  await page.getByText('The other locations of Mill Lane Dogs can find your pet').waitFor();
  await expectFits(maya, 'sharing-with-locations');

  await ann.page.reload();
  await search(ann.page).fill('waffle');
  await ann.page.getByText('Connected at Mill Lane Dogs').waitFor();
  await expectFits(ann, 'search-other-location');
  await ann.page.getByRole('button', { name: /^Check Waffle’s status/ }).click();
  await ann.page.getByText('The owner lets your other locations see this connection.').waitFor();
  await expectAccessible(ann);
  await picture(ann, 'check-in-from-other-location');
  await ann.page.getByRole('button', { name: 'Check in', exact: true }).click();
  await ann.page.getByText('Waffle is checked in').first().waitFor();
  await ann.page.getByRole('link', { name: 'Pets', exact: true }).first().click();
  await ann.page
    .getByRole('link', { name: /Waffle/ })
    .first()
    .waitFor();

  await page.reload();
  await page.getByText(/^Connected because you let the other locations of Mill Lane Dogs/).waitFor();
  await page.getByText('Let the other locations of Mill Lane Dogs see this connection').click();
  await page.getByText('The other locations of Mill Lane Dogs can no longer find your pet').waitFor();
  await page.getByText(/^Connected because you let/).waitFor({ state: 'detached' });

  await ann.page.reload();
  await ann.page.getByRole('heading', { level: 1, name: 'Pets' }).waitFor();
  await ann.page.getByLabel('Search by pet, owner or phone').fill('waffle');
  await ann.page.getByText('No matching pets').first().waitFor();
  expect(await ann.page.getByText('Waffle', { exact: true }).count()).toBe(0);
  expect([...theo.problems, ...ann.problems, ...maya.problems]).toEqual([]);
  await Promise.all([theo.close(), ann.close(), maya.close()]);
});
