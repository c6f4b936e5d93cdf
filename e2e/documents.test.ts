import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/features/documents/testing/draw-pdf.ts';
import { expectAccessible } from './setup/accessible.ts';
import { addPet, rabiesYear, recordRabies, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const table = `Maple Hollow Animal Clinic            Printed: 09/02/2025
                VACCINATION CERTIFICATE
Vaccine            Date Given   Due Date     Lot/Serial  Manufacturer  Vet
Rabies 3yr         06/05/2024   06/05/2027   18844A      Merck         Lind
DA2PP 3yr          06/05/2024   06/05/2027   512209      Zoetis        Lind`;

/** A screenshot for visual inspection. */
async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

it('a certificate is uploaded, read, looked over and confirmed', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'certificate@story.test', 'Pet Owner');
  await addPet(person, 'Biscuit');
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
  await expectAccessible(person);
  await keepPicture(person, 'docs-empty');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: drawPdf(table) };
  await (await chooser).setFiles([file]);
  await page.getByRole('link', { name: 'certificate' }).click();
  await page.getByRole('heading', { name: 'Extracted vaccinations' }).waitFor({ timeout: 60_000 });
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
  await expectAccessible(person);

  // 06/05 can be two days; nothing can be confirmed until the owner has chosen one, once for all dates.
  const confirm = page.getByRole('button', { name: /Confirm|nothing to add/ });
  expect(await confirm.isDisabled()).toBe(true);
  await keepPicture(person, 'doc-asked');
  await page.getByText(/^Is 06\/05\/2024 Jun 5\b.* or May 6\b.*\?$/).waitFor();
  await page.getByText('Your answer counts for all dates on this page.').waitFor();
  await page.getByRole('button', { name: 'June 5, 2024', exact: true }).first().click();
  await page.getByRole('button', { name: 'Confirm 2 vaccinations' }).waitFor();
  // The page leads to the row, and the keyboard from row to row.
  await page.locator('svg g[data-row="2"]').click();
  const second = page.getByRole('button', { name: /^Row 2: / });
  expect(await second.getAttribute('aria-expanded')).toBe('true');
  await second.press('ArrowUp');
  const first = page.getByRole('button', { name: /^Row 1: Rabies/ });
  expect(await first.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('svg g[data-active]').getAttribute('data-row')).toBe('1');
  const pageWidth = async () => (await page.getByRole('img', { name: 'Page 1' }).boundingBox())?.width ?? 0;
  const widthBefore = await pageWidth();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(pageWidth).toBeGreaterThan(1.2 * widthBefore);
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await keepPicture(person, 'doc-turned');
  for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: 'Turn the page' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await keepPicture(person, 'doc-desk');
  await page.setViewportSize(phone);
  await keepPicture(person, 'doc-phone');
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(person, 'doc-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Review: certificate' }).click();
  await page.reload();
  // The stream reports the document's change before the response arrives, which must still be shown.
  await page.route('**/confirmExtraction', async (route) => {
    const response = await route.fetch();
    await page.getByText('Proof of 2 vaccinations', { exact: true }).waitFor();
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Confirm 2 vaccinations' }).click();
  await page.getByText('2 vaccinations were saved').waitFor();
  await page.getByText('Proof of 2 vaccinations', { exact: true }).waitFor();
  await expectAccessible(person);
  await keepPicture(person, 'doc-done');
  expect(person.problems).toEqual([]);
  await person.close();
});

it('a row that repeats a typed vaccination updates it, a missing row is added, and the next step is shown', async () => {
  const person = await openPage(browser, phone);
  const { page } = person;
  await register(person, 'repeats@story.test', 'Pet Owner');
  await addPet(person, 'Juno');
  await recordRabies(person);
  await page.getByRole('link', { name: 'Documents' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const text = `Vaccine      Date Given   Due Date     Lot/Serial
Rabies 3yr   10/15/${rabiesYear()}   10/15/2031   18844A`;
  await (await chooser).setFiles([
    { name: 'rabies.pdf', mimeType: 'application/pdf', buffer: drawPdf(text) },
  ]);
  await page.getByRole('link', { name: 'rabies' }).click();
  await page.getByRole('heading', { name: 'Extracted vaccinations' }).waitFor({ timeout: 60_000 });
  const same = page.getByRole('group', { name: 'Is this the same dose?' });
  await same.waitFor();
  await page.getByText(/Same dose as one on record, Oct 15/).waitFor();
  const merge = same.getByRole('button', { name: 'Merge' });
  expect(await merge.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Add a row we missed' }).click();
  await page.getByText('Row 2 still needs an answer. Answer it or skip it.').waitFor();
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  // An unanswered row blocks only itself, and is not silently left out.
  await confirm.click();
  await page.getByRole('heading', { name: 'Leave 1 row out?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(person);
  await keepPicture(person, 'doc-same-phone');
  await page.setViewportSize(desk);
  await keepPicture(person, 'doc-same-desk');
  await page.getByRole('button', { name: 'Remove this row' }).click();
  await confirm.click();
  await page.getByRole('heading', { name: 'What’s next?' }).waitFor();
  await expectAccessible(person);
  await keepPicture(person, 'doc-next-desk');
  await page.setViewportSize(phone);
  await keepPicture(person, 'doc-next-phone');
  await page.getByRole('link', { name: 'All vaccinations' }).click();
  await page.getByText('Given Oct 15').waitFor();
  expect(await page.getByText('Given Oct 15').count()).toBe(1);
  expect(person.problems).toEqual([]);
  await person.close();
});

it('a document of another pet is moved to it, and a row that could not be read is completed', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'other-pet@story.test', 'Pet Owner');
  await addPet(person, 'Pepper');
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Clover');
  await page.getByRole('button', { name: 'Add pet' }).click();
  await page.getByRole('heading', { level: 1, name: 'Clover' }).waitFor();
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('button', { name: /Pet$/ }).first().click();
  await page.getByRole('option', { name: 'Clover' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const text = `VACCINATION CERTIFICATE
Vaccine      Date Given   Due Date     Lot/Serial
Rabies 3yr   10/15/2024   10/15/2027   18844A
Zzqx vvrm    10/16/2024   10/16/2025   771`;
  await (await chooser).setFiles([{ name: 'mixed.pdf', mimeType: 'application/pdf', buffer: drawPdf(text) }]);
  await page.getByRole('link', { name: 'mixed' }).click();
  await page.getByText('1 vaccination found, 1 row couldn’t be read.').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Not Clover’s' }).click();
  await page.getByRole('button', { name: 'Move document' }).click();
  await page.getByText('The document is Pepper’s now').waitFor();
  await page.getByRole('button', { name: 'Not Pepper’s' }).waitFor({ timeout: 60_000 });
  await page.getByText('Row 2 couldn’t be read').waitFor();
  await page.getByRole('img', { name: 'Row 2 on the page' }).waitFor();
  await expectAccessible(person);
  await keepPicture(person, 'doc-unread-desk');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('button', { name: /Vaccine$/ }).click();
  await page.getByRole('option', { name: 'Bordetella' }).first().click();
  await page.getByRole('button', { name: 'Confirm 2 vaccinations' }).click();
  await page.getByText('2 vaccinations were saved').waitFor();
  await page.getByRole('link', { name: 'See where Pepper is cleared' }).waitFor();
  expect(person.problems).toEqual([]);
  await person.close();
});

it('an upload that a reload cut off is offered again, and a deleted paper can be taken back', async () => {
  const person = await openPage(browser, phone);
  const { page } = person;
  await register(person, 'reload@story.test', 'Pet Owner');
  await addPet(person, 'Miso');
  await page.goto('/docs');
  const padded = Buffer.concat([
    drawPdf('A long insurance policy of many pages'),
    Buffer.alloc(3_000_000, 0x20),
  ]);
  await page.route('**/v0/b/**', async (route) => {
    const isChunk = route.request().headers()['x-goog-upload-command']?.startsWith('upload');
    if (isChunk) await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  await (await chooser).setFiles([{ name: 'policy.pdf', mimeType: 'application/pdf', buffer: padded }]);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused').waitFor();
  await expectAccessible(person);
  await keepPicture(person, 'docs-paused');
  await page.reload();
  await page.getByText('This upload was interrupted.').waitFor();
  await page.unroute('**/v0/b/**');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('link', { name: 'policy' }).waitFor();
  await page.getByRole('button', { name: 'More about policy' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'policy' }).waitFor();
  await keepPicture(person, 'docs-phone');
  await person.close();
});

it('a file that arrived is not lost when its entry is cut, also over a reload', async () => {
  const person = await openPage(browser, phone);
  const { page } = person;
  await register(person, 'cut-entry@story.test', 'Pet Owner');
  await addPet(person, 'Olive');
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
  await page.route('**/functions/addDocument', (route) => route.abort());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const file = { name: 'license.pdf', mimeType: 'application/pdf', buffer: drawPdf('City pet license') };
  await (await chooser).setFiles([file]);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expectAccessible(person);
  await again.click();
  await again.waitFor();
  await page.reload();
  await page.getByText('This upload was interrupted.').waitFor();
  await page.unroute('**/functions/addDocument');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('link', { name: 'license' }).waitFor();
  expect(await page.getByRole('link', { name: 'license' }).count()).toBe(1);
  await person.close();
});
