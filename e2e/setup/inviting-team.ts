import type { Browser } from 'playwright-core';
import { callAs, createAccount } from './account.ts';
import { entitle } from './entitle.ts';
import { emailTo, linkInEmail } from './mail.ts';
import { type BrowserPerson, desk, openPage } from './person.ts';

interface InvitingTeam {
  readonly person: BrowserPerson;
  readonly businessId: string;
}

/** A business with the plan, whose owner is signed in and can invite. */
export async function openInvitingTeam(browser: Browser, email: string): Promise<InvitingTeam> {
  const person = await openPage(browser, desk);
  await createAccount(person, email, 'business');
  await entitle(email);
  const business = { name: 'Harbor Dogs', kind: 'daycare', timeZone: 'Europe/Berlin' };
  const created = await callAs(person.page.context().request, 'createBusiness', business);
  return { person, businessId: (created as { id: string }).id };
}

/** The link in the email of a fresh invitation to the team. */
export async function invitationLink({ person, businessId }: InvitingTeam, email: string): Promise<string> {
  await callAs(person.page.context().request, 'inviteMember', { businessId, email, role: 'staff' });
  return linkInEmail(await emailTo(email, /Harbor Dogs/));
}
