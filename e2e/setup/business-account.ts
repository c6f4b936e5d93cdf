import { callAs, createAccount } from './account.ts';
import { entitle } from './entitle.ts';
import { emailTo } from './mail.ts';
import type { BrowserPerson } from './person.ts';

/**
 * A business account with Business Connect and one business, created by function calls, because the forms have tests of
 * their own.
 */
export async function prepareBusiness(
  person: BrowserPerson,
  email: string,
  name: string,
  rules: readonly object[] = [],
): Promise<string> {
  await createAccount(person, email, 'business');
  await entitle(email);
  const { request } = person.page.context();
  // The days of journeys are those of UTC.
  const business = { name, kind: 'daycare', timeZone: 'UTC' };
  const { id } = (await callAs(request, 'createBusiness', business)) as { id: string };
  if (rules.length > 0) await callAs(request, 'publishRequirements', { businessId: id, rules });
  return id;
}

/** An account that joins the owner's one business by invitation. */
export async function prepareMember(
  owner: BrowserPerson,
  member: BrowserPerson,
  email: string,
  role: 'manager' | 'staff',
): Promise<void> {
  const asOwner = owner.page.context().request;
  const { items } = (await callAs(asOwner, 'listMyBusinesses', {})) as { items: { id: string }[] };
  await callAs(asOwner, 'inviteMember', { businessId: items[0]?.id, email, role });
  await createAccount(member, email, 'business');
  const { text } = await emailTo(email, /./);
  const token = /\/join\/([\w-]+)/.exec(text)?.[1];
  await callAs(member.page.context().request, 'acceptInvitation', { token });
}
