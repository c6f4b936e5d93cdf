import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { typeDate } from './setup/first-hour-steps.ts';
import { addPet, recordRabies, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Requires rabies without using the editor, whose toasts would cover the next steps. */
async function askForRabies({ page }: BrowserPerson): Promise<void> {
  const { request } = page.context();
  const { items } = (await callAs(request, 'listMyBusinesses', {})) as { items: { id: string }[] };
  const requirement = { kind: 'vaccination', targets: ['rabies'] };
  const rules = [{ id: 'rabies', level: 'required', requirement }];
  await callAs(request, 'publishRequirements', { businessId: items[0]?.id, rules });
}

/** The poster's page turns self check-in on and shows where its code leads. */
async function hangPoster(staff: BrowserPerson): Promise<string> {
  const { page } = staff;
  await page.goto('/business/poster');
  await page.getByText('Anyone who scans the poster is asked to show the badge inside.').waitFor();
  await page.getByText('Staff approve', { exact: true }).click();
  await page.getByText('Arrivals wait on Today until staff check them in.').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'poster');
  const address = await page.getByText(/\/b\/[a-z0-9-]+$/).innerText();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('img', { name: /QR code to check in/ }).isVisible()).toBe(true);
  await picture(staff, 'poster-paper');
  await page.emulateMedia({ media: 'screen' });
  return address.slice(address.indexOf('/b/'));
}

/** Scanned without a session: the login remembers the self check-in page. */
async function signInAtSelfCheckIn(owner: BrowserPerson, entrance: string, email: string): Promise<void> {
  const { page } = owner;
  await page.context().clearCookies();
  await page.goto(entrance);
  await page.getByText('Have an account, or just arrived?').waitFor();
  await expectAccessible(owner);
  await picture(owner, 'door-signed-out');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-story');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`**${entrance}`);
}

async function arrive(owner: BrowserPerson, verdict: string): Promise<void> {
  const { page } = owner;
  await page.getByRole('heading', { name: 'Requirements' }).waitFor();
  await expectAccessible(owner);
  await picture(owner, 'door');
  await page.getByRole('button', { name: 'I’m here' }).click();
  await page.getByText(/Please wait a moment/).waitFor();
  await page.getByText(verdict, { exact: true }).waitFor();
  await expectAccessible(owner);
  await picture(owner, `door-${verdict.replaceAll(' ', '-').toLowerCase()}`);
}

describe.each(widths('phone'))('the door %s', (_, viewport) => {
  it('shows who has come to staff at once, who decide; undone check-outs go on', async () => {
    const [mine, theirs] = [`door-${viewport.width}@story.test`, `door-${viewport.width}-staff@story.test`];
    const owner = await openPage(browser, viewport);
    await register(owner, mine, 'Pet Owner');
    await addPet(owner, 'Rex');
    const petPage = owner.page.url();
    const staff = await openPage(browser, desk, { offline: true });
    await openNewBusiness(staff, theirs, `Door Yard ${viewport.width}`);
    await askForRabies(staff);
    await staff.page.setViewportSize(viewport);
    const entrance = await hangPoster(staff);
    await staff.page.goto('/business');
    await staff.page.getByText('Live', { exact: true }).waitFor();
    await signInAtSelfCheckIn(owner, entrance, mine);

    await arrive(owner, 'Not cleared');
    const seen = performance.now();
    await staff.page.getByRole('button', { name: 'Decline Rex' }).waitFor();
    expect(performance.now() - seen).toBeLessThan(5_000);
    await expectAccessible(staff);
    await picture(staff, 'waiting');
    await staff.page.getByRole('button', { name: 'Override for Rex' }).click();
    await staff.page.getByLabel('Reason').waitFor();
    await expectAccessible(staff);
    await staff.page.keyboard.press('Escape');
    await staff.page.getByRole('button', { name: 'Decline Rex' }).click();
    await staff.page.getByRole('button', { name: 'Decline Rex' }).waitFor({ state: 'detached' });
    await owner.page.getByText(/Staff couldn’t check you in/).waitFor();
    await owner.page.getByRole('button', { name: 'I’m here' }).waitFor();
    await expectAccessible(owner);
    await picture(owner, 'door-turned-away');

    await owner.page.goto(petPage);
    await recordRabies(owner);
    await owner.page.goto(entrance);
    await arrive(owner, 'Good to go');
    await staff.page.getByRole('button', { name: 'Check in Rex' }).click();
    await staff.page.getByRole('button', { name: 'Rex, Here since', exact: false }).waitFor();
    await owner.page.getByText('Checked in. Come on in.').waitFor();
    await picture(owner, 'door-let-in');
    await owner.page.reload();
    await owner.page.getByText('Checked in. Come on in.').waitFor();
    expect(await owner.page.getByRole('button', { name: 'I’m here' }).count()).toBe(0);

    await staff.page.getByRole('button', { name: 'Check out', exact: true }).click();
    await staff.page.getByRole('button', { name: 'Check out Rex' }).click();
    // The message about the check-in also has an Undo until this one replaces it.
    await staff.page.getByText('Rex is checked out').waitFor();
    await staff.page.getByRole('button', { name: 'Undo' }).click();
    await staff.page.getByText('Rex is checked in again').waitFor();
    await staff.page.getByRole('button', { name: 'Check out Rex' }).click();
    await staff.page.getByText('No pets checked in').waitFor();
    expect([...owner.problems, ...staff.problems]).toEqual([]);
    await Promise.all([owner.close(), staff.close()]);
  }, 120_000);
});

describe.each(widths('desk'))('beside the scanner %s', (_, viewport) => {
  it('a guest comes in by its paper, well under a minute; a service animal leaves nothing behind', async () => {
    const staff = await openPage(browser, desk, { offline: true });
    const { page } = staff;
    await openNewBusiness(staff, `lane-${viewport.width}@story.test`, `Lane Yard ${viewport.width}`);
    await askForRabies(staff);
    await page.setViewportSize(viewport);
    await page.goto('/business/scan');
    await page.getByRole('link', { name: 'Service animal' }).waitFor();
    await expectAccessible(staff);
    await picture(staff, 'scanner');
    await page.getByRole('link', { name: 'Service animal' }).click();
    await page.getByText('What work or task has it been trained to do?').waitFor();
    await expectAccessible(staff);
    await picture(staff, 'service-animal');
    await page.getByRole('link', { name: 'Welcome them in' }).click();

    const started = performance.now();
    await page.getByRole('link', { name: 'Guest' }).click();
    await page.getByLabel('Pet’s name').fill('Momo');
    await page.getByLabel('Owner’s email').fill('visitor@example.test');
    await page.getByRole('button', { name: /Vaccine/ }).click();
    await page.getByRole('option', { name: 'Rabies (1 year)' }).click();
    await typeDate(staff, 'Given on', 60);
    await page.reload();
    expect(await page.getByLabel('Pet’s name').inputValue()).toBe('Momo');
    await expectAccessible(staff);
    await picture(staff, 'guest');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Check in' }).waitFor();
    await expectAccessible(staff);
    await picture(staff, 'guest-verdict');
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByText('Momo is checked in').waitFor();
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(staff.problems).toEqual([]);
    await staff.close();
  }, 120_000);
});

it('several pets of one owner come in with one press where the door opens by itself', async () => {
  const owner = await openPage(browser, phone);
  await createAccount(owner, 'door-group@story.test', 'owner');
  const { request } = owner.page.context();
  const pets: string[] = [];
  for (const name of ['Ada', 'Bo', 'Cleo']) {
    const { id } = (await callAs(request, 'createPet', { name, species: 'dog' })) as { id: string };
    pets.push(id);
  }
  // Cleo has no proof, so she waits while the others come in.
  for (const petId of pets.slice(0, 2)) {
    await callAs(request, 'recordVaccination', {
      petId,
      vaccine: 'rabies-1y',
      administeredOn: new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString().slice(0, 10),
    });
  }
  const staff = await openPage(browser, desk, { offline: true });
  await openNewBusiness(staff, 'door-group-staff@story.test', 'Group Yard');
  await askForRabies(staff);
  const { items } = (await callAs(staff.page.context().request, 'listMyBusinesses', {})) as {
    items: { id: string; slug: string }[];
  };
  const [business] = items;
  await callAs(staff.page.context().request, 'updateBusiness', {
    businessId: business?.id,
    selfCheckIn: 'auto',
  });
  await owner.page.goto(`/b/${business?.slug}`);
  const form = owner.page.getByRole('group', { name: 'Which pets are you checking in?' });
  for (const name of ['Ada', 'Bo', 'Cleo']) await form.getByText(name, { exact: true }).click();
  await owner.page.getByRole('button', { name: 'We’re here, all 3' }).click();
  await owner.page.getByText(/Please wait a moment/).waitFor();
  // Each pet has a separate result, in any order.
  await expect
    .poll(() => owner.page.getByText('Checked in. Come on in.').count(), { timeout: 30_000 })
    .toBe(2);
  await expectAccessible(owner);
  await picture(owner, 'door-group');
  await staff.page.goto('/business');
  await staff.page.getByRole('button', { name: 'Decline Cleo' }).waitFor();
  await Promise.all([owner.close(), staff.close()]);
}, 120_000);

it('the scanner can be installed: a manifest with its icons, served as what they are', async () => {
  const base = inject('baseUrl');
  expect(await (await fetch(`${base}/business/scan`)).text()).toContain('rel="manifest"');
  const reply = await fetch(`${base}/scanner.webmanifest`);
  expect(reply.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { start_url, icons } = (await reply.json()) as { start_url: string; icons: { src: string }[] };
  expect(start_url).toBe('/business/scan');
  for (const { src } of icons) {
    expect((await fetch(`${base}${src}`)).headers.get('content-type')).toBe('image/png');
  }
});
