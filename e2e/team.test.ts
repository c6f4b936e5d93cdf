import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { emailTo, linkInEmail } from './setup/mail.ts';
import { register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A screenshot for visual inspection; only if a folder is named. */
async function picture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

it('a place invites someone and writes a waiver; a removed member’s open page ends at once, and the audit log holds', async () => {
  const theo = await openPage(browser, desk);
  await openNewBusiness(theo, 'runs@story.test', 'Harbor Dogs');
  await theo.page.getByRole('link', { name: 'Team', exact: true }).click();
  await theo.page.getByRole('button', { name: 'Invite a team member' }).click();
  await theo.page.getByLabel('Email address').fill('joins@story.test');
  await theo.page.getByRole('dialog').getByRole('button', { name: 'Invite a team member' }).click();
  await theo.page.getByText('joins@story.test').first().waitFor();
  await expectAccessible(theo);
  await picture(theo, 'team-desk');

  const ann = await openPage(browser, phone);
  await register(ann, 'joins@story.test', 'Business Owner');
  await ann.page.goto(linkInEmail(await emailTo('joins@story.test', /Harbor Dogs/)));
  await ann.page.getByRole('heading', { name: 'Join Harbor Dogs' }).waitFor();
  await expectAccessible(ann);
  await picture(ann, 'join-phone');
  await ann.page.getByRole('button', { name: 'Accept invitation' }).click();
  await ann.page.getByText('No pets checked in').waitFor();

  await theo.page.getByRole('link', { name: 'Waivers' }).click();
  await theo.page.getByRole('button', { name: 'Write a waiver' }).click();
  await theo.page.getByLabel('Title').fill('Play agreement');
  await theo.page
    .getByRole('textbox', { name: 'Text' })
    .fill('# Play\n\nDogs *play* here and may **bite**.\n\n- Collars stay on');
  await expectAccessible(theo);
  await picture(theo, 'waiver-editor-desk');
  await theo.page.getByRole('button', { name: 'Publish' }).click();
  await theo.page.getByRole('heading', { name: 'Play agreement' }).waitFor();
  await expectAccessible(theo);
  await picture(theo, 'waivers-desk');

  await theo.page.goto('/business/team');
  await theo.page
    .getByRole('button', { name: /Actions for/ })
    .nth(1)
    .click();
  await theo.page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await theo.page.getByRole('button', { name: 'Remove from the team' }).click();
  const started = performance.now();
  await ann.page.getByText('No pets checked in').waitFor({ state: 'hidden' });
  expect(performance.now() - started).toBeLessThan(3_000);

  await theo.page.goto('/business/trail');
  await theo.page.getByRole('button', { name: 'Verify log' }).click();
  await theo.page.getByText(/Log verified/).waitFor();
  await theo.page
    .getByText(/ removed .+ from the team/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await expectAccessible(theo);
  await picture(theo, 'trail-desk');
  await theo.page.goto('/business/reviews');
  await theo.page.getByText('All caught up').waitFor();
  await expectAccessible(theo);
  await theo.page.goto(`/w/${'a'.repeat(64)}`);
  await theo.page.getByText('Not found').waitFor();
  await expectAccessible(theo);
  await picture(theo, 'check-desk');
}, 120_000);
