import type { CureStep } from '@clearpaw/domain';
import type { Locator, Page } from 'playwright-core';
import { drawPdf } from '../../apps/server/src/features/documents/testing/draw-pdf.ts';
import { dayBefore } from './days.ts';

/** The panel that names what a pet lacks. */
export const missingPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'What’s missing', exact: true });

/** Types a day into the date field. */
export async function fillDay(page: Page, where: Locator, daysAgo: number): Promise<void> {
  const [year, month, date] = dayBefore(daysAgo).split('-');
  await where.getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type(`${month}${date}${year}`);
}

/** Opens the suggestions of a search field and takes the first. */
export async function chooseFirstSuggestion(field: Locator): Promise<void> {
  const page = field.page();
  const first = page.getByRole('option').first();
  await field.scrollIntoViewIfNeeded();
  // A page that still scrolls closes the list again; then it is opened once more.
  for (let left = 5; left > 0; left--) {
    await field.press('ArrowDown');
    const isTaken = await first.click({ timeout: left > 1 ? 3_000 : 30_000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) break;
  }
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
}

/** Where a step begins: the open page of the pet, and what is missing with its control. */
export interface CureStart {
  readonly page: Page;
  readonly item: Locator;
}

export async function addVaccination({ page, item }: CureStart): Promise<void> {
  await item.getByRole('link', { name: /^Add vaccination/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Add vaccinations' }).waitFor();
  await fillDay(page, page.getByRole('main'), 0);
  await chooseFirstSuggestion(page.getByRole('combobox', { name: 'Which vaccine?' }));
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  await page.getByText('Vaccination saved').waitFor();
}

export async function addResult({ page, item }: CureStart): Promise<void> {
  await item.getByRole('button', { name: /^Add the (result|treatment)/ }).click();
  const dialog = page.getByRole('dialog');
  await fillDay(page, dialog, 0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function uploadDocument({ page, item }: CureStart): Promise<void> {
  await item.getByRole('link', { name: /^Upload document/ }).click();
  await uploadFile(page, 'licence');
}

/** Uploads a document on the open page of the pet. */
export async function uploadFile(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#add-documents').getByRole('button', { name: 'Add documents' }).click();
  const buffer = drawPdf('City of Bath\nSeen and signed');
  await (await chooser).setFiles([{ name: `${name}.pdf`, mimeType: 'application/pdf', buffer }]);
  await page.getByRole('link', { name, exact: true }).first().waitFor();
}

async function answerQuestion({ page, item }: CureStart): Promise<void> {
  await item.getByRole('button', { name: /^Answer the question/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Yes', { exact: true }).click();
  await fillDay(page, dialog, 0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Adds what the step names. */
export const additions: Readonly<
  Record<Extract<CureStep, { action: 'add' }>['record']['kind'], (start: CureStart) => Promise<void>>
> = {
  vaccination: addVaccination,
  test: addResult,
  treatment: addResult,
  document: uploadDocument,
  declaration: answerQuestion,
};

const answers: Readonly<
  Record<Extract<CureStep, { action: 'answer' }>['field'], (page: Page) => Promise<void>>
> = {
  microchip: (page) => page.getByLabel(/Microchip/).fill('985112009990018'),
  weightKg: async (page) => {
    await page.getByLabel(/^Weight/).fill('10');
  },
  sterilized: async (page) => {
    await page.getByRole('button', { name: /Spayed or neutered/ }).click();
    await page.getByRole('option', { name: 'Yes', exact: true }).click();
  },
  bornOn: (page) => fillDay(page, page.getByRole('group', { name: /Date of birth/ }).first(), 900),
};

/** Presses the control of the item and does what the opened screen asks for. */
export const cureSteps: {
  readonly [A in CureStep['action']]: (
    start: CureStart,
    step: Extract<CureStep, { action: A }>,
  ) => Promise<void>;
} = {
  add: (start, { record }) => additions[record.kind](start),
  answer: async ({ page, item }, { field }) => {
    await item.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /^Edit / }).waitFor();
    await answers[field](page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { level: 1, name: /^Pet / }).waitFor();
  },
  edit: completeRecord,
  sign: async ({ page, item }) => {
    await item.getByRole('link', { name: /^Read and sign/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Play agreement' }).waitFor();
    await page.getByLabel('Your full name').fill('Maya Story');
    await page.getByLabel(/Type your name/).fill('Maya Story');
    await page.getByText('I have read this and agree.').click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('link', { name: /^Back to Pet / }).click();
  },
  reply: async ({ page, item }) => {
    await item.getByRole('button', { name: /^Answer/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Questions/ });
    await dialog.getByText('Yes', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save answers' }).click();
    await dialog.waitFor({ state: 'hidden' });
  },
  visit: async ({ page, item }) => {
    await item.getByRole('button', { name: /^Plan a visit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Plan visit' }).click();
    await dialog.waitFor({ state: 'hidden' });
  },
  review: async ({ page, item }) => {
    await item.getByRole('button', { name: /^Ask .* to review/ }).click();
    await page.getByRole('button', { name: 'Request review' }).click();
    await page.getByText(/was asked to review this record/).waitFor();
  },
  confirm: async ({ page, item }) => {
    await item.getByRole('button', { name: /^Ask your clinic/ }).click();
    await page.getByLabel('Clinic', { exact: true }).fill('Level Animal Clinic');
    await page.getByLabel('Clinic’s email').fill('desk@level-clinic.example');
    await page.getByRole('button', { name: 'Ask about 1 record' }).click();
    await page.getByText('Level Animal Clinic was asked to confirm.').first().waitFor();
  },
  // Nothing to press: the message says what is awaited.
  wait: async ({ item }) => {
    const controls = (await item.getByRole('button').count()) + (await item.getByRole('link').count());
    if (controls > 0) throw new Error('An item that only waits offers a control.');
  },
};

/** Opens the record that lacks a fact, and adds the fact. */
async function completeRecord({ page, item }: CureStart): Promise<void> {
  const open = item.getByRole('link', { name: /^Open the document/ });
  if ((await open.count()) > 0) {
    await open.click();
    await page.getByRole('heading', { level: 1, name: 'City licence' }).waitFor();
    await fillDay(page, page.getByRole('group', { name: /^Issued/ }).first(), 10);
    await page
      .getByRole('link', { name: /Pet document/ })
      .first()
      .click();
    return;
  }
  await item.getByRole('button', { name: /^Edit the record/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Correct / });
  const end = dialog.getByRole('group', { name: /^(Expires|Valid until|Expiry)/i }).first();
  if ((await end.getByText(/yyyy/).count()) > 0) await fillDay(page, end, -300);
  else {
    await dialog.getByRole('button', { name: /How it was given/ }).click();
    await page
      .getByRole('option', { name: /injection|skin/i })
      .first()
      .click();
  }
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
