import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount, pathOf, signOut } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { fillAccount, logInFromLanding } from './setup/landing-steps.ts';
import { emailTo, linkInEmail } from './setup/mail.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
let theo: BrowserPerson;
let maya: BrowserPerson;
let businessId: string;
let petId: string;

/** A business that invites to its team, and an owner who shares a pet. */
beforeAll(async () => {
  browser = await openBrowser();
  theo = await openPage(browser, desk);
  await createAccount(theo, 'theo@invites.test', 'business');
  await entitle('theo@invites.test');
  const business = { name: 'Harbor Dogs', kind: 'daycare', timeZone: 'Europe/Berlin' };
  businessId = ((await callAs(theo.page.context().request, 'createBusiness', business)) as { id: string }).id;
  maya = await openPage(browser, desk);
  await createAccount(maya, 'maya@invites.test', 'owner');
  const pet = { name: 'Biscuit', species: 'dog' };
  petId = ((await callAs(maya.page.context().request, 'createPet', pet)) as { id: string }).id;
});
afterAll(() => browser?.close());

/** The link in the email of a fresh invitation to the team. */
async function inviteToTeam(email: string): Promise<string> {
  await callAs(theo.page.context().request, 'inviteMember', { businessId, email, role: 'staff' });
  return linkInEmail(await emailTo(email, /Harbor Dogs/));
}

/** The link in the email of a fresh invitation to the pet. */
async function shareBiscuit(email: string, access: 'read' | 'full' = 'full'): Promise<string> {
  await callAs(maya.page.context().request, 'sharePet', { petId, email, access });
  return linkInEmail(await emailTo(email, /care for a pet together/));
}

/** Every address that the visitor's page had on its way. */
function followAddresses({ page }: BrowserPerson): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

const toToday = ({ page }: BrowserPerson) => page.getByText('No pets checked in').waitFor();

async function expectAtBiscuit(person: BrowserPerson): Promise<void> {
  await person.page.getByRole('heading', { level: 1, name: 'Biscuit', exact: true }).waitFor();
  expect(pathOf(person)).toBe(`/pets/${petId}`);
  await expectAccessible(person);
}

async function end(person: BrowserPerson): Promise<void> {
  expect(person.problems).toEqual([]);
  await person.close();
}

describe('someone without an account who is invited', () => {
  it.each(widths('desk'))('to a team registers, accepts and is at work %s', async (_, viewport) => {
    const email = `sam-${viewport.width}@invites.test`;
    const link = await inviteToTeam(email);
    const sam = await openPage(browser, viewport);
    const paths = followAddresses(sam);
    await sam.page.goto(link);
    await sam.page.getByRole('heading', { level: 1, name: 'Join Harbor Dogs' }).waitFor();
    await expectAccessible(sam);
    await picture(sam, 'invitation-signed-out');
    await sam.page.getByRole('link', { name: 'Create an account' }).click();
    await sam.page.getByText('You were invited to join Harbor Dogs').waitFor();
    await expectAccessible(sam);
    await picture(sam, 'invitation-register');
    expect(await sam.page.getByLabel('Email').inputValue()).toBe(email);
    // Who comes from the invitation accepts it with the account.
    await sam.page.getByRole('button', { name: 'Create an account and accept' }).waitFor();
    await fillAccount(sam, null);
    await toToday(sam);
    expect(pathOf(sam)).toBe('/business');
    expect(paths).not.toContain('/select-user-type');
    expect(await sam.page.getByText('Upgrade to Business Connect').count()).toBe(0);
    await end(sam);
  });

  it('to a pet registers by way of the login and lands on the pet', async () => {
    const email = 'ben-new@invites.test';
    const link = await shareBiscuit(email);
    const ben = await openPage(browser, phone);
    const paths = followAddresses(ben);
    await ben.page.goto(link);
    await ben.page.getByRole('heading', { level: 1, name: 'Become a co-owner of Biscuit' }).waitFor();
    await ben.page.getByRole('link', { name: 'Log in' }).click();
    await ben.page.getByText('You were invited to be a co-owner of Biscuit').waitFor();
    await expectAccessible(ben);
    await picture(ben, 'invitation-login');
    await ben.page.getByRole('link', { name: 'Create an account' }).click();
    // The login, which is left, shows the same invitation.
    await ben.page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
    await ben.page.getByText('You were invited to be a co-owner of Biscuit').waitFor();
    await fillAccount(ben, null);
    await ben.page.getByRole('button', { name: 'Accept invitation' }).click();
    await expectAtBiscuit(ben);
    expect(paths).not.toContain('/select-user-type');
    await end(ben);
  });

  it('goes to the first page before registering, and the invitation still waits', async () => {
    const email = 'kim@invites.test';
    const link = await inviteToTeam(email);
    const kim = await openPage(browser, phone);
    await kim.page.goto(link);
    await kim.page.getByRole('heading', { level: 1, name: 'Join Harbor Dogs' }).waitFor();
    await kim.page.goto('/');
    await kim.page.getByRole('main').getByRole('link', { name: 'Create a free account' }).first().click();
    await kim.page.getByText('You were invited to join Harbor Dogs').waitFor();
    await fillAccount(kim, null);
    await kim.page.getByRole('button', { name: 'Accept invitation' }).waitFor();
    await kim.page.reload();
    await kim.page.getByRole('button', { name: 'Not now' }).click();
    await kim.page.getByRole('heading', { level: 1, name: 'How will you use Clearpaw?' }).waitFor();
    await end(kim);
  });
});

describe('someone with an account who is invited', () => {
  it('to a team logs in, accepts and is at work', async () => {
    const email = 'ann@invites.test';
    const ann = await openPage(browser, desk);
    await createAccount(ann, email, 'business');
    await signOut(ann);
    await ann.page.goto(await inviteToTeam(email));
    await ann.page.getByRole('link', { name: 'Log in' }).click();
    await ann.page.getByText('You were invited to join Harbor Dogs').waitFor();
    await ann.page.getByLabel('Password', { exact: true }).fill('secret-story');
    await ann.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Accept invitation' }).click();
    await toToday(ann);
    expect(await ann.page.getByText('Upgrade to Business Connect').count()).toBe(0);
    await end(ann);
  });

  it('to a pet logs in and lands on the pet; the next time it is on the dashboard', async () => {
    const email = 'lea@invites.test';
    const lea = await openPage(browser, phone);
    await createAccount(lea, email, 'owner');
    await signOut(lea);
    await lea.page.goto(await shareBiscuit(email, 'read'));
    await lea.page.getByRole('link', { name: 'Log in' }).click();
    await lea.page.getByText('You were invited to be a co-owner of Biscuit').waitFor();
    await lea.page.getByLabel('Password', { exact: true }).fill('secret-story');
    await lea.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await lea.page.getByRole('button', { name: 'Accept invitation' }).click();
    await expectAtBiscuit(lea);
    await signOut(lea);
    await logInFromLanding(lea, email, 'secret-story');
    await lea.page.getByRole('heading', { name: 'Biscuit' }).waitFor();
    expect(pathOf(lea)).toBe('/dashboard');
    await end(lea);
  });

  it('as a pet owner to a team is told what changes, and joins in one step', async () => {
    const email = 'both@invites.test';
    const link = await inviteToTeam(email);
    const both = await openPage(browser, desk);
    await createAccount(both, email, 'owner');
    await both.page.goto(link);
    await both.page.getByText(/it becomes a business account/).waitFor();
    await expectAccessible(both);
    await both.page.getByRole('button', { name: 'Switch to a business account and join' }).click();
    await toToday(both);
    await end(both);
  });

  it('is signed in with another address, logs out, and goes on with the right one', async () => {
    const email = 'right@invites.test';
    const link = await inviteToTeam(email);
    const person = await openPage(browser, phone);
    await createAccount(person, 'wrong@invites.test', 'business');
    await person.page.goto(link);
    await person.page.getByText(`This invitation was sent to ${email}.`).waitFor();
    await expectAccessible(person);
    await person.page.getByRole('button', { name: 'Log out and use the other address' }).click();
    await person.page.getByRole('link', { name: 'Create an account' }).click();
    await fillAccount(person, null);
    await toToday(person);
    await end(person);
  });
});
