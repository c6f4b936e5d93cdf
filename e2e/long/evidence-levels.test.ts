import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Evidence, evidenceLevels, type Requirement } from '@clearpaw/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../setup/accessible.ts';
import { callAs } from '../setup/account.ts';
import { admin } from '../setup/billing-steps.ts';
import { prepareBusiness } from '../setup/business-account.ts';
import {
  addResult,
  addVaccination,
  fillDay,
  missingPanel,
  uploadDocument,
  uploadFile,
} from '../setup/cure-steps.ts';
import { emailTo, linkInEmail } from '../setup/mail.ts';
import { addPet, register } from '../setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from '../setup/person.ts';

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'levels-'));
beforeAll(async () => {
  browser = await openBrowser();
  const file = join(folder, 'clinics.csv');
  writeFileSync(file, 'name,domain,location\nLevel Animal Clinic,level-clinic.example,"Bath, ME"');
  await admin('clinics', 'import', file);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser?.close();
});

/** The kinds of requirement that require evidence. */
type KindWithEvidence<R = Requirement> = R extends { readonly kind: infer Kind }
  ? 'evidence' extends keyof R
    ? Kind
    : never
  : never;
/** Every kind of record that a rule can require proof of; an exemption replaces a vaccination. */
type ProvableKind = KindWithEvidence | 'exemption';

interface Journey {
  readonly page: Page;
  readonly staff: BrowserPerson;
  readonly kind: ProvableKind;
  readonly pet: string;
  /** The missing item, with its control. */
  readonly item: Locator;
}

type Way = (journey: Journey) => Promise<void>;

/**
 * How each level is reached in the app, starting from the missing item; null if the level before it cannot be missing.
 */
const ways: Readonly<Record<ProvableKind, Readonly<Record<Evidence, Way | null>>>> = {
  vaccination: { owner: addVaccination, document: attach, reviewed: checkAndAskForReview, clinic: askClinic },
  test: { owner: addResult, document: attach, reviewed: askForReview, clinic: askClinic },
  treatment: { owner: addResult, document: attach, reviewed: askForReview, clinic: askClinic },
  exemption: { owner: addExemption, document: attach, reviewed: askForReview, clinic: askClinic },
  // A document is its own proof from the start.
  document: { owner: uploadDocument, document: null, reviewed: askForReview, clinic: askClinic },
};

const requirements: Readonly<Record<ProvableKind, (evidence: Evidence) => Requirement>> = {
  vaccination: (evidence) => ({ kind: 'vaccination', targets: ['rabies'], evidence }),
  test: (evidence) => ({ kind: 'test', test: 'fecal', maxAgeDays: 90, evidence }),
  treatment: (evidence) => ({ kind: 'treatment', treatment: 'flea', maxAgeDays: 90, evidence }),
  exemption: (evidence) => ({
    ...{ kind: 'vaccination', targets: ['rabies'], evidence },
    accepts: { exemption: true },
  }),
  document: (evidence) => ({ kind: 'document', document: 'licence', evidence }),
};

async function addExemption({ page }: Journey): Promise<void> {
  await page.getByRole('button', { name: 'Add a record', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Medical exemption/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Vaccine/ }).click();
  await page.getByRole('option', { name: 'Rabies', exact: true }).click();
  await fillDay(page, dialog.getByRole('group', { name: /^From/ }).first(), 10);
  await fillDay(page, dialog.getByRole('group', { name: /^Until/ }).first(), -100);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function attach({ page, item }: Journey): Promise<void> {
  await uploadFile(page, 'certificate');
  await item.getByRole('button', { name: /^Attach the document/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('certificate', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A certificate is read: the results are checked first. */
async function checkAndAskForReview(journey: Journey): Promise<void> {
  const { page, item, pet } = journey;
  await item.getByRole('link', { name: /^Check its document/ }).click();
  await page.getByRole('button', { name: 'Done, nothing to add' }).click();
  await page.getByText('Nothing is added to the record. The document is kept.').waitFor();
  await openPetPage(page, pet);
  await askForReview(journey);
}

async function askForReview({ page, staff, item }: Journey): Promise<void> {
  await item.getByRole('button', { name: /^Ask Level Yard .* to review/ }).click();
  await page.getByRole('button', { name: 'Request review' }).click();
  await page.getByText(/was asked to review this record/).waitFor();
  await staff.page.goto('/business');
  await staff.page
    .getByRole('link', { name: /Reviews/ })
    .first()
    .click();
  await staff.page.getByText('Requested by the owner').waitFor();
  await expectAccessible(staff);
  await staff.page.getByRole('button', { name: 'Verify' }).click();
  await staff.page.getByText('All caught up').waitFor();
}

async function askClinic({ page, item, kind, pet }: Journey): Promise<void> {
  const email = `${kind}@level-clinic.example`;
  await item.getByRole('button', { name: /^Ask your clinic/ }).click();
  await page.getByLabel('Clinic', { exact: true }).fill('Level Animal Clinic');
  await page.getByLabel('Clinic’s email').fill(email);
  await page.getByRole('button', { name: 'Ask about 1 record' }).click();
  await page.getByText('Level Animal Clinic was asked to confirm.').first().waitFor();
  const clinic = await openPage(browser, phone);
  await clinic.page.goto(linkInEmail(await emailTo(email, /confirm a patient/)));
  await clinic.page.getByRole('heading', { level: 1, name: `Please confirm ${pet}’s records` }).waitFor();
  await clinic.page.getByText('Confirm', { exact: true }).click();
  await clinic.page.getByLabel('Your name').fill('Dr. Ingrid Ortiz');
  await clinic.page.getByText(/I’m authorized to confirm records/).click();
  await clinic.page.getByRole('button', { name: 'Send answers' }).click();
  await clinic.page.getByRole('heading', { name: /Thank you/ }).waitFor();
  await clinic.close();
}

/** Opens the page of the owner's only pet, as the owner does. */
async function openPetPage(page: Page, pet: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: pet, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: pet }).waitFor();
}

const pets: Readonly<Record<ProvableKind, string>> = {
  vaccination: 'Ember',
  test: 'Fennel',
  treatment: 'Gus',
  exemption: 'Hazel',
  document: 'Iris',
};

describe.each(Object.keys(ways) as ProvableKind[])('%s', (kind) => {
  it('reaches every level of evidence by screen, each from what is missing', async () => {
    const staff = await openPage(browser, desk);
    const businessId = await prepareBusiness(staff, `level-${kind}-yard@story.test`, `Level Yard ${kind}`);
    const owner = await openPage(browser, phone);
    const { page } = owner;
    await register(owner, `level-${kind}@story.test`, 'Pet Owner');
    await page.waitForURL('**/dashboard');
    const pet = pets[kind];
    await addPet(owner, pet);
    const { request } = page.context();
    const { items } = (await callAs(request, 'listPets', {})) as { items: { id: string }[] };
    await callAs(request, 'connectPet', { petId: items[0]?.id, businessId, scope: 'verdict' });
    for (const level of evidenceLevels) {
      const way = ways[kind][level];
      if (way === null) continue;
      const rules = [{ id: 'rule', level: 'required', requirement: requirements[kind](level) }];
      await callAs(staff.page.context().request, 'publishRequirements', { businessId, rules });
      await openPetPage(page, pet);
      const item = missingPanel(page).getByRole('listitem').first();
      await item.waitFor();
      await way({ page, staff, kind, pet, item });
      await openPetPage(page, pet);
      await expect
        .poll(
          () =>
            missingPanel(page)
              .getByText(/^Cleared at all connected businesses/)
              .count(),
          {
            message: `${kind} by ${level}`,
            timeout: 30_000,
          },
        )
        .toBe(1);
    }
    await expectAccessible(owner);
    expect([...owner.problems, ...staff.problems]).toEqual([]);
    await Promise.all([owner.close(), staff.close()]);
  });
});
