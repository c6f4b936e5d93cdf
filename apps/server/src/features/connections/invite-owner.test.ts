import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { ownerInviteTable } from '../../schema/connection.ts';
import { buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function emailsTo(email: string): Promise<Mail[]> {
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: Mail[] };
  return items.filter(({ to }) => to === email);
}

async function openBusiness() {
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds' });
  return { theo, business, businessId: business.id };
}

test('the email names the business, contains its message and links to its page', async () => {
  const { theo, business, businessId } = await openBusiness();
  const email = 'first@invited.test';
  await server.call(theo, 'inviteOwner', { businessId, email, message: 'Bring a towel.' });
  const [received, ...more] = await emailsTo(email);
  expect(more).toEqual([]);
  expect(received?.subject).toContain('Harbor Hounds');
  expect(received?.text).toContain('Bring a towel.');
  expect(received?.text).toContain(`/b/${business.slug}`);
});

test('one address gets one email in 30 days, in any spelling; another business may email it too', async () => {
  const { theo, businessId } = await openBusiness();
  const ask = (who: TestPerson, id: string, email: string) =>
    server.call(who, 'inviteOwner', { businessId: id, email });
  await ask(theo, businessId, 'Quiet@Invited.test');
  const again = { businessId, email: 'quiet@invited.test' };
  expect((await server.refusal(theo, 'inviteOwner', again)).status).toBe('ALREADY_EXISTS');
  const other = await openBusiness();
  await ask(other.theo, other.businessId, 'quiet@invited.test');
  const longAgo = { sentAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) };
  await services.store.db
    .update(ownerInviteTable)
    .set(longAgo)
    .where(eq(ownerInviteTable.businessId, businessId));
  await server.call(theo, 'inviteOwner', again);
  expect(await emailsTo('quiet@invited.test')).toHaveLength(3);
});

test('two concurrent requests send one email', async () => {
  const { theo, businessId } = await openBusiness();
  const email = 'twice@invited.test';
  const both = await Promise.allSettled(
    [1, 2].map(() => server.call(theo, 'inviteOwner', { businessId, email })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await emailsTo(email)).toHaveLength(1);
});

test('the answer is the same with and without an account', async () => {
  const { theo, businessId } = await openBusiness();
  const maya = await server.owner();
  const known = await server.call(theo, 'inviteOwner', { businessId, email: maya.email });
  expect(await server.call(theo, 'inviteOwner', { businessId, email: 'no@account.test' })).toEqual(known);
});

test('an account sends at most a hundred invitations a day', async () => {
  const { theo, businessId } = await openBusiness();
  const emails = Array.from({ length: 100 }, (_, index) => `town${index}@invited.test`);
  for (const email of emails) await server.call(theo, 'inviteOwner', { businessId, email });
  const next = { businessId, email: 'one-more@invited.test' };
  expect((await server.refusal(theo, 'inviteOwner', next)).status).toBe('RESOURCE_EXHAUSTED');
  expect(await emailsTo('one-more@invited.test')).toEqual([]);
});

test('the limit of a hundred a day holds for concurrent calls, over all businesses of one account', async () => {
  const { theo, businessId } = await openBusiness();
  const second = await buildBusiness(services, { owner: theo, name: 'Harbor Cats' });
  const now = new Date();
  const noted = Array.from({ length: 99 }, (_, nth) => ({
    businessId: second.id,
    addressHash: `noted ${nth}`,
    sentAt: now,
  }));
  await services.store.db.insert(ownerInviteTable).values(noted);
  const asked = Array.from({ length: 12 }, (_, nth) =>
    server.call(theo, 'inviteOwner', { businessId, email: `rush${nth}@invited.test` }),
  );
  const done = await Promise.allSettled(asked);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an address with a plus suffix is the same mailbox', async () => {
  const { theo, businessId } = await openBusiness();
  await server.call(theo, 'inviteOwner', { businessId, email: 'ann+one@invited.test' });
  const again = { businessId, email: 'ann+two@invited.test' };
  expect((await server.refusal(theo, 'inviteOwner', again)).status).toBe('ALREADY_EXISTS');
});

test('an owner who blocks the business gets no email, and the business does not learn it', async () => {
  const { theo, business, businessId } = await openBusiness();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  await buildConnection(services, { pet, business });
  await server.call(maya, 'disconnectPet', { petId: pet.id, businessId, block: true });
  expect(await server.call(theo, 'inviteOwner', { businessId, email: maya.email })).toEqual({});
  expect(await emailsTo(maya.email)).toEqual([]);
});

test('the email names the business and links only to its page', async () => {
  const { theo, businessId } = await openBusiness();
  const message = 'Confirm your password at https://elsewhere.test';
  const refused = await server.refusal(theo, 'inviteOwner', { businessId, email: 'x@invited.test', message });
  expect(refused.details?.issues).toMatchObject([{ path: 'message' }]);
  await server.call(theo, 'inviteOwner', { businessId, email: 'x@invited.test', message: 'See you soon.' });
  expect((await emailsTo('x@invited.test'))[0]?.text).toContain('Harbor Hounds writes: “See you soon.”');
});
