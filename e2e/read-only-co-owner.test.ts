import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount, pathOf } from './setup/account.ts';
import { emailTo } from './setup/mail.ts';
import { type BrowserPerson, desk, openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const writes = /^(Add|Edit|Change the photo|Remove|Connect|Disconnect|Turn on|Save|Lost)/;

/** The controls of a page that would write something. */
async function offered({ page }: BrowserPerson): Promise<string[]> {
  const main = page.getByRole('main');
  const names = await Promise.all(
    (['button', 'link'] as const).map((role) => main.getByRole(role).allInnerTexts()),
  );
  return names.flat().filter((name) => writes.test(name.trim()));
}

it.each(widths('phone'))(
  'a co-owner who may only read is offered nothing that is refused %s',
  async (_, size) => {
    const maya = await openPage(browser, desk);
    await createAccount(maya, `shares-${size.width}@story.test`, 'owner');
    const asMaya = maya.page.context().request;
    const { id: petId } = (await callAs(asMaya, 'createPet', { name: 'Juniper', species: 'dog' })) as {
      id: string;
    };
    const dose = { petId, vaccine: 'rabies-1y', administeredOn: '2026-01-10' };
    await callAs(asMaya, 'recordVaccination', dose);
    const email = `reads-${size.width}@story.test`;
    await callAs(asMaya, 'sharePet', { petId, email, access: 'read' });
    const link = /\/join\/[\w-]+/.exec((await emailTo(email, /care for a pet/)).text)?.[0] ?? '';

    const ben = await openPage(browser, size);
    await createAccount(ben, email, 'owner');
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Accept invitation' }).click();
    await ben.page.getByText('Juniper is shared with you to view.').waitFor();
    await ben.page.getByText('Given Jan 10').first().waitFor();
    await expectAccessible(ben);
    await picture(ben, 'read-only-pet');
    expect(await offered(ben)).toEqual([]);
    for (const path of ['vaccinations', 'share']) {
      await ben.page.goto(`/pets/${petId}/${path}`);
      await ben.page.getByText('Juniper is shared with you to view.').waitFor();
      await ben.page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(ben);
      expect(await offered(ben)).toEqual([]);
    }
    await ben.page.goto(`/pets/${petId}/edit`);
    await ben.page.getByRole('heading', { level: 1, name: 'Juniper' }).waitFor();
    expect(pathOf(ben)).toBe(`/pets/${petId}`);
    await ben.page.goto('/dashboard');
    await ben.page.getByRole('heading', { name: 'Juniper' }).waitFor();
    expect((await offered(ben)).filter((name) => name !== 'Add pet')).toEqual([]);
    expect(ben.problems).toEqual([]);

    // The owner of the same pet is offered all of it.
    await maya.page.goto(`/pets/${petId}`);
    await maya.page.getByRole('link', { name: 'Edit' }).waitFor();
    expect((await offered(maya)).length).toBeGreaterThan(3);
    await Promise.all([maya.close(), ben.close()]);
  },
);
