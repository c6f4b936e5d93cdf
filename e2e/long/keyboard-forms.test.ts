import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from '../../apps/server/src/features/documents/testing/draw-pdf.ts';
import { callAs, createAccount, password, signOut } from '../setup/account.ts';
import { codeOf } from '../setup/authenticator.ts';
import { pick, pressOn, reach, typeDay, typeInto } from '../setup/keyboard.ts';
import { emailTo, linkInEmail } from '../setup/mail.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from '../setup/person.ts';

/**
 * Every form of an account and of an owner, filled and sent with Tab, arrows, Enter, Space and typing.
 * Registering, the choice of type, a new pet and a first vaccination are part of keyboard.test.ts.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function ownerAt(email: string, path: string): Promise<BrowserPerson> {
  const person = await openPage(browser, desk);
  await createAccount(person, email, 'owner');
  await person.page.goto(path);
  return person;
}

async function petOf({ page }: BrowserPerson, name: string): Promise<string> {
  const made = await callAs(page.context().request, 'createPet', { name, species: 'dog' });
  return (made as { id: string }).id;
}

const button = ({ page }: BrowserPerson, name: string) => page.getByRole('button', { name, exact: true });

it('notices when no one could see where the focus is', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await page.goto('/login');
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync('* { outline: none !important; box-shadow: none !important }');
    document.adoptedStyleSheets = [bare];
  });
  await expect(reach(page, page.getByRole('button', { name: 'Log in', exact: true }))).rejects.toThrow(
    /Nothing shows/,
  );
  await person.close();
});

describe('without a mouse, an account', () => {
  it('is opened again after its password was forgotten', async () => {
    const email = 'keys-forgets@story.test';
    const person = await ownerAt(email, '/login');
    const { page } = person;
    await signOut(person);
    await page.goto('/login');
    await pressOn(page, page.getByRole('link', { name: 'Forgot password?' }));
    await page.waitForURL('**/forgot-password');
    await typeInto(page, page.getByLabel('Email'), email);
    await page.keyboard.press('Enter');
    await page.getByText(`If there is an account for ${email}`).waitFor();
    await page.goto(linkInEmail(await emailTo(email, /new .* password/)));
    await typeInto(page, page.getByLabel('New password', { exact: true }), 'keys-another');
    await typeInto(page, page.getByLabel('Confirm new password'), 'keys-another');
    await pressOn(page, button(person, 'Save the new password'));
    await pressOn(page, page.getByRole('link', { name: 'Log in' }).last());
    await page.waitForURL('**/login');
    await typeInto(page, page.getByLabel('Email'), email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), 'keys-another');
    await pressOn(page, page.getByRole('checkbox'), 'Space');
    await pressOn(page, button(person, 'Log in'));
    await page.waitForURL('**/dashboard');
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('gets another name, address and password', async () => {
    const person = await ownerAt('keys-renames@story.test', '/settings');
    const { page } = person;
    await typeInto(page, page.getByLabel('Your name'), 'Kay Keys');
    await pressOn(
      page,
      page.getByRole('region', { name: 'Contact details' }).getByRole('button', { name: 'Save' }),
    );
    await page.getByText('Contact details saved').waitFor();
    await pressOn(page, button(person, 'Change: Email address'));
    await typeInto(page, page.getByLabel('New email'), 'keys-after@story.test');
    await pressOn(page, button(person, 'Change address'));
    const identity = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await typeInto(page, identity.getByLabel('Current password'), password);
    await pressOn(page, identity.getByRole('button', { name: 'Continue' }));
    await page.getByText('We sent a link to keys-after@story.test.').waitFor();
    await pressOn(page, button(person, 'Change: Password'));
    await typeInto(page, page.getByLabel('Current password'), password);
    await typeInto(page, page.getByLabel('New password', { exact: true }), 'keys-secret');
    await typeInto(page, page.getByLabel('Confirm new password'), 'keys-secret');
    await pressOn(page, button(person, 'Change password'));
    await page.getByText('Password changed').waitFor();
    // The browser logs the refused request that checks who is signed in.
    expect(person.problems.filter((problem) => !problem.includes('/change-email'))).toEqual([]);
    await person.close();
  });

  it('gets a second step', async () => {
    const person = await ownerAt('keys-two-steps@story.test', '/settings');
    const { page } = person;
    const steps = page.getByRole('region', { name: 'Two-step login' });
    await pressOn(page, steps.getByRole('button', { name: 'Turn on' }));
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await typeInto(page, dialog.getByLabel('Current password'), password);
    await pressOn(page, dialog.getByRole('button', { name: 'Continue' }));
    const secret = await steps.locator('code').innerText();
    await typeInto(page, steps.getByLabel('Code from the app'), codeOf(secret));
    await page.keyboard.press('Enter');
    await pressOn(page, button(person, 'I’ve saved them'));
    await steps.getByText(/^On\./).waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('is deleted', async () => {
    const email = 'keys-leaves@story.test';
    const person = await ownerAt(email, '/settings');
    const { page } = person;
    await pressOn(page, button(person, 'Delete account'));
    const dialog = page.getByRole('alertdialog');
    await typeInto(page, dialog.getByLabel('Email address of this account'), email);
    await pressOn(page, dialog.getByRole('button', { name: 'Delete account' }));
    await page.waitForURL((url) => url.pathname === '/');
    await person.close();
  });
});

describe('without a mouse, a pet', () => {
  it('is edited, and its vaccination is corrected', async () => {
    const person = await ownerAt('keys-edits@story.test', '/dashboard');
    const { page } = person;
    const petId = await petOf(person, 'Tabitha');
    const dose = { petId, vaccine: 'rabies-1y', administeredOn: '2026-01-05' };
    await callAs(page.context().request, 'recordVaccination', dose);
    await page.goto(`/pets/${petId}/edit`);
    await typeInto(page, page.getByLabel('Name', { exact: true }), 'Tabby');
    await pick(page, page.getByRole('button', { name: /Species/ }), 'Cat');
    await typeDay(page, page, '03042020');
    await typeInto(page, page.getByLabel('Microchip'), '985112345678903');
    await pressOn(page, button(person, 'Save changes'));
    await page.getByRole('heading', { level: 1, name: 'Tabby' }).waitFor();
    await page.goto(`/pets/${petId}/vaccinations`);
    await pick(page, page.getByRole('button', { name: /^More about/ }).first(), 'Correct');
    const dialog = page.getByRole('dialog');
    await typeDay(page, dialog, '01062026');
    await typeInto(page, dialog.getByLabel('Lot number'), 'K-77');
    await typeInto(page, dialog.getByLabel('Reason'), 'A slip of the key');
    await pressOn(page, dialog.getByRole('button', { name: 'Correct' }));
    await page.getByText(/Given Jan 6/).waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('is connected to a business and gets another record', async () => {
    const person = await ownerAt('keys-connects@story.test', '/dashboard');
    const { page } = person;
    await page.goto(`/pets/${await petOf(person, 'Keynes')}`);
    await pressOn(page, button(person, 'Connect a business'));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel('Business name or link'), 'harbor hounds');
    await dialog.getByRole('radio', { name: /Harbor Hounds/, checked: true }).waitFor();
    await pressOn(page, dialog.getByRole('radiogroup', { name: 'Access level' }), 'ArrowDown');
    expect(await dialog.getByRole('radio', { name: /full record/i }).isChecked()).toBe(true);
    await pressOn(page, dialog.getByRole('button', { name: 'Connect a business' }));
    await page.getByText('Harbor Hounds').first().waitFor();

    await pick(page, button(person, 'Add a record'), 'Treatment');
    await pick(page, dialog.getByRole('button', { name: /Type/ }), 'Dewo');
    await typeDay(page, dialog, '01052026');
    await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
    await page.getByText('Deworming treatment', { exact: true }).waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('gets a document', async () => {
    const person = await ownerAt('keys-papers@story.test', '/dashboard');
    const { page } = person;
    await petOf(person, 'Folio');
    await page.goto('/docs');
    await pick(page, page.getByRole('button', { name: /Document type/ }), 'Ins');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name: 'Add documents' }));
    const file = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: drawPdf('An insurance policy') };
    await (await chooser).setFiles([file]);
    await pressOn(page, page.getByRole('link', { name: 'policy' }));
    await page.waitForURL(/\/docs\/./);
    expect(person.problems).toEqual([]);
    await person.close();
  });
});
