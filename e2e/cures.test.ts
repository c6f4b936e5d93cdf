import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/features/documents/testing/draw-pdf.ts';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { chooseFirstSuggestion, fillDay, missingPanel } from './setup/cure-steps.ts';
import { entitle } from './setup/entitle.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Rules = readonly { readonly id: string; readonly requirement: object }[];

/** A business with these rules, and a way to call its functions. */
async function openYard(name: string, email: string, rules: Rules) {
  const staff = await openPage(browser, desk);
  const { request } = staff.page.context();
  await createAccount(staff, email, 'business');
  await entitle(email);
  const place = { name, kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', place)) as { id: string };
  const list = rules.map((rule) => ({ level: 'required', ...rule }));
  await callAs(request, 'publishRequirements', { businessId, rules: list });
  return { staff, businessId, request };
}

/** From the landing page to a pet that is connected to the businesses; its page is open. */
async function ownerOf(email: string, pet: string, businessIds: readonly string[]): Promise<BrowserPerson> {
  const owner = await openPage(browser, phone);
  await register(owner, email, 'Pet Owner');
  await owner.page.waitForURL('**/dashboard');
  await addPet(owner, pet);
  const { request } = owner.page.context();
  const { items } = (await callAs(request, 'listPets', {})) as { items: { id: string }[] };
  for (const businessId of businessIds) {
    await callAs(request, 'connectPet', { petId: items[0]?.id, businessId, scope: 'verdict' });
  }
  await owner.page.reload();
  await missingPanel(owner.page).waitFor();
  return owner;
}

const itemOf = (page: Page, title: string): Locator =>
  missingPanel(page).getByRole('listitem').filter({ hasText: title });

/** The resolved item is no longer listed; the panel itself may have disappeared. */
async function expectDone(page: Page, pet: string, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: pet }).waitFor();
  await missingPanel(page).waitFor();
  await expect.poll(() => itemOf(page, title).count(), { timeout: 30_000 }).toBe(0);
}

/** On a phone, a dialog covers the bottom of the window; a toast of what was saved before stays above it. */
async function expectToastsAbove(dialog: Locator): Promise<void> {
  const toast = dialog.page().locator('.toasts [role=alert]').first();
  await toast.waitFor();
  await dialog.page().waitForTimeout(400);
  const [over, under] = [await toast.boundingBox(), await dialog.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
}

async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      await page.screenshot({
        path: `${folder}/${name}-${viewport.width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
}

it('each item leads from what is missing to the form that puts it right', async () => {
  const yard = await openYard('Cure Yard', 'cure-yard@story.test', [
    { id: 'chip', requirement: { kind: 'microchip' } },
    { id: 'rabies', requirement: { kind: 'vaccination', targets: ['rabies'] } },
    { id: 'fecal', requirement: { kind: 'test', test: 'fecal', maxAgeDays: 365 } },
    { id: 'well', requirement: { kind: 'declaration', code: 'no-cough', maxAgeDays: 30 } },
    { id: 'licence', requirement: { kind: 'document', document: 'licence' } },
    { id: 'evaluated', requirement: { kind: 'evaluation' } },
  ]);
  const second = await openYard('Second Cure Yard', 'cure-yard-2@story.test', [
    { id: 'chip', requirement: { kind: 'microchip' } },
  ]);
  const owner = await ownerOf('cures@story.test', 'Otto', [yard.businessId, second.businessId]);
  const { page } = owner;
  await page.getByText('6 items keep Otto from being cleared at 2 businesses.').waitFor();
  await expectAccessible(owner);
  expect(await findOverflow(page)).toEqual([]);
  await keepPicture(owner, 'missing-pet');

  // A requirement of two businesses is shown once, with both names.
  await missingPanel(page)
    .getByRole('group', { name: 'Cure Yard and Second Cure Yard' })
    .getByText('Microchip', { exact: true })
    .waitFor();
  expect(await itemOf(page, 'Microchip').count()).toBe(1);
  await itemOf(page, 'Microchip')
    .getByRole('link', { name: /^Add the microchip number/ })
    .click();
  await page.getByLabel(/Microchip/).fill('985112009990018');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectDone(page, 'Otto', 'Microchip');

  await itemOf(page, 'No cough')
    .getByRole('button', { name: /^Answer the question/ })
    .click();
  await expectToastsAbove(page.getByRole('dialog'));
  await page.getByRole('dialog').getByText('Yes', { exact: true }).click();
  await fillDay(page, page.getByRole('dialog'), 0);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectDone(page, 'Otto', 'No cough');

  await itemOf(page, 'Fecal test')
    .getByRole('button', { name: /^Add the result/ })
    .click();
  await fillDay(page, page.getByRole('dialog'), 3);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectDone(page, 'Otto', 'Fecal test');

  await itemOf(page, 'Licence')
    .getByRole('link', { name: /^Upload document/ })
    .click();
  await page
    .getByRole('button', { name: /License/ })
    .first()
    .waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#add-documents').getByRole('button', { name: 'Add documents' }).click();
  const file = {
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: drawPdf('City of Bath\nDog license'),
  };
  await (await chooser).setFiles([file]);
  await expectDone(page, 'Otto', 'Licence');

  await itemOf(page, 'Rabies')
    .getByRole('link', { name: /^Add vaccination/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Add vaccinations' }).waitFor();
  const vaccine = page.getByRole('combobox', { name: 'Which vaccine?' });
  expect(await vaccine.inputValue()).toBe('Rabies');
  await fillDay(page, page.getByRole('main'), 30);
  await chooseFirstSuggestion(vaccine);
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  await expectDone(page, 'Otto', 'Rabies');

  // Only the business can evaluate: the planned visit is shown with the item.
  await itemOf(page, 'Evaluation')
    .getByRole('button', { name: /^Plan a visit/ })
    .click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel(/Note/).inputValue()).toContain('evaluation of Otto');
  await dialog.getByRole('button', { name: 'Plan visit' }).click();
  await missingPanel(page)
    .getByText(/^Visit on/)
    .waitFor();
  expect([...owner.problems, ...yard.staff.problems]).toEqual([]);
  await Promise.all([owner.close(), yard.staff.close(), second.staff.close()]);
});

it('on the dashboard, the control opens the page of the pet with its question', async () => {
  const yard = await openYard('Dash Yard', 'cure-dash-yard@story.test', [
    { id: 'fecal', requirement: { kind: 'test', test: 'fecal', maxAgeDays: 365 } },
    { id: 'born', requirement: { kind: 'age', minWeeks: 12 } },
  ]);
  const owner = await ownerOf('cures-dash@story.test', 'Pip', [yard.businessId]);
  const { page } = owner;
  await page.getByRole('link', { name: 'My pets' }).first().click();
  const panel = page.getByRole('region', { name: 'What’s missing for Pip' });
  await panel.getByText('Fecal test', { exact: true }).waitFor();
  await expectAccessible(owner);
  expect(await findOverflow(page)).toEqual([]);
  await keepPicture(owner, 'missing-dashboard');
  await panel.getByRole('link', { name: /^Add the result ?: Fecal test/ }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await fillDay(page, page.getByRole('dialog'), 3);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectDone(page, 'Pip', 'Fecal test');
  await itemOf(page, 'Age')
    .getByRole('link', { name: /^Add the date of birth/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Edit Pip' }).waitFor();
  await fillDay(page, page.getByRole('group', { name: /Date of birth/ }).first(), 400);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/^Cleared at all connected businesses/).waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'missing-none');
  expect([...owner.problems, ...yard.staff.problems]).toEqual([]);
  await Promise.all([owner.close(), yard.staff.close()]);
});
