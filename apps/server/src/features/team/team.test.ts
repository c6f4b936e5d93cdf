import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildAccount, buildBusiness, buildMember } from '../../seed/builders/index.ts';

let now = new Date();
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function readMails(): Promise<Mail[]> {
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { items: Mail[] }).items;
}

interface Fixture {
  theo: TestPerson;
  business: BuiltBusiness;
}

async function buildFixture(): Promise<Fixture> {
  const theo = await server.businessPerson();
  return { theo, business: await buildBusiness(services, { owner: theo, name: 'Paws & Beans' }) };
}

/** The token of the latest email to someone. */
async function tokenFor(email: string): Promise<string> {
  await server.runJobs();
  const received = (await readMails()).filter((mail) => mail.to === email).at(-1);
  return /\/join\/([\w-]+)/.exec(received?.text ?? '')?.[1] ?? '';
}

async function invite({ theo, business }: Fixture, email: string, role: 'manager' | 'staff' = 'staff') {
  await server.call(theo, 'inviteMember', { businessId: business.id, email, role });
  return tokenFor(email);
}

async function join(fixture: Fixture, role: 'manager' | 'staff' = 'staff'): Promise<TestPerson> {
  const person = await server.businessPerson({ plan: 'free' });
  await server.call(person, 'acceptInvitation', { token: await invite(fixture, person.email, role) });
  return person;
}

const rolesOf = async ({ theo, business }: Fixture) =>
  (await server.call(theo, 'listMembers', { businessId: business.id })).items.map((one) => one.role);

describe('an invitation', () => {
  test('creates a member who has the plan of the business and finds it in their list', async () => {
    const fixture = await buildFixture();
    const ann = await server.businessPerson({ plan: 'free' });
    const token = await invite(fixture, ann.email, 'manager');
    const shown = {
      kind: 'team',
      businessId: fixture.business.id,
      businessName: 'Paws & Beans',
      role: 'manager',
    };
    expect(await server.call(ann, 'getInvitation', { token })).toEqual(shown);
    expect(await server.call(ann, 'acceptInvitation', { token })).toEqual(shown);
    const { items } = await server.call(ann, 'listMyBusinesses', {});
    expect(items).toMatchObject([{ id: fixture.business.id, role: 'manager' }]);
    expect(await server.call(ann, 'watchEntitlements', {})).toMatchObject({
      businessConnect: true,
      source: 'team',
    });
    expect(await rolesOf(fixture)).toEqual(['owner', 'manager']);
  });

  test('is bound to its address, whatever its case', async () => {
    const fixture = await buildFixture();
    const ann = await server.as(
      await buildAccount(services, { email: 'Ann.Lee@Example.test', userType: 'business' }),
    );
    const other = await server.businessPerson();
    const token = await invite(fixture, 'ann.lee@example.test');
    expect((await server.refusal(other, 'acceptInvitation', { token })).status).toBe('NOT_FOUND');
    await server.call(ann, 'acceptInvitation', { token });
  });

  test('works once, for a week, until it is withdrawn or sent again; after that it is not found', async () => {
    const fixture = await buildFixture();
    const ann = await server.businessPerson({ plan: 'free' });
    const refusal = async (token: string) => server.refusal(ann, 'acceptInvitation', { token });
    const none = await refusal('never-sent');
    const used = await invite(fixture, ann.email);
    await server.call(ann, 'acceptInvitation', { token: used });
    expect(await refusal(used)).toEqual(none);
    await server.call(fixture.theo, 'removeMember', { businessId: fixture.business.id, uid: ann.uid });
    const [older, newer] = [await invite(fixture, ann.email), await invite(fixture, ann.email)];
    expect(await refusal(older)).toEqual(none);
    const { items } = await server.call(fixture.theo, 'listInvitations', { businessId: fixture.business.id });
    expect(items).toMatchObject([{ email: ann.email }]);
    const withdrawal = { businessId: fixture.business.id, invitationId: items[0]?.id ?? '' };
    await server.call(fixture.theo, 'withdrawInvitation', withdrawal);
    expect(await refusal(newer)).toEqual(none);
    const late = await invite(fixture, ann.email);
    now = new Date(now.getTime() + 7 * 24 * 3_600_000 + 1);
    expect(await refusal(late)).toEqual(none);
    now = new Date();
  });

  test('two concurrent acceptances create one member', async () => {
    const fixture = await buildFixture();
    const ann = await server.businessPerson({ plan: 'free' });
    const token = await invite(fixture, ann.email);
    const tries = Array.from({ length: 5 }, () =>
      server.call(ann, 'acceptInvitation', { token }).then(
        () => 'in',
        (problem) => problem.refused.status,
      ),
    );
    expect((await Promise.all(tries)).sort()).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'in',
    ]);
  });

  test('a member is not invited again, and only the email to the invited address contains the link', async () => {
    const fixture = await buildFixture();
    const ann = await join(fixture);
    const input = { businessId: fixture.business.id, email: ann.email, role: 'staff' };
    expect((await server.refusal(fixture.theo, 'inviteMember', input)).status).toBe('ALREADY_EXISTS');
    const { items } = await server.call(fixture.theo, 'listInvitations', { businessId: fixture.business.id });
    expect(JSON.stringify(items)).not.toContain('token');
  });

  test('a pet owner is told to change the user type first, and the link continues to work', async () => {
    const fixture = await buildFixture();
    const maya = await server.owner();
    const token = await invite(fixture, maya.email);
    expect((await server.refusal(maya, 'acceptInvitation', { token })).details?.reason).toBe('wrong_role');
    await server.call(maya, 'setUserType', { userType: 'business' });
    await server.call(maya, 'acceptInvitation', { token });
  });
});

describe('who may do what', () => {
  test('managers invite staff, not managers; staff invite no one', async () => {
    const fixture = await buildFixture();
    const [manager, staff] = [await join(fixture, 'manager'), await join(fixture)];
    const businessId = fixture.business.id;
    await server.call(manager, 'inviteMember', { businessId, email: 'a@example.test', role: 'staff' });
    const more = { businessId, email: 'b@example.test', role: 'manager' };
    expect((await server.refusal(manager, 'inviteMember', more)).details?.reason).toBe('insufficient_role');
    const again = { ...more, role: 'staff' };
    expect((await server.refusal(staff, 'inviteMember', again)).details?.reason).toBe('insufficient_role');
  });

  test('the last owner stays owner until there is another', async () => {
    const fixture = await buildFixture();
    const ann = await join(fixture, 'manager');
    const mine = { businessId: fixture.business.id, uid: fixture.theo.uid };
    const leave = await server.refusal(fixture.theo, 'removeMember', mine);
    const demote = await server.refusal(fixture.theo, 'changeMemberRole', { ...mine, role: 'staff' });
    for (const refused of [leave, demote]) {
      expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'last_owner' } });
    }
    await server.call(fixture.theo, 'changeMemberRole', { ...mine, uid: ann.uid, role: 'owner' });
    await server.call(fixture.theo, 'removeMember', mine);
    expect((await server.refusal(fixture.theo, 'listMembers', mine)).status).toBe('INVALID_ARGUMENT');
    const { businessId } = mine;
    expect((await server.refusal(fixture.theo, 'listMembers', { businessId })).details?.reason).toBe(
      'not_member',
    );
  });

  test('two owners who leave at the same moment do not leave the business without one', async () => {
    const fixture = await buildFixture();
    const ann = await join(fixture, 'manager');
    const businessId = fixture.business.id;
    await server.call(fixture.theo, 'changeMemberRole', { businessId, uid: ann.uid, role: 'owner' });
    const leave = (person: TestPerson) =>
      server.call(person, 'removeMember', { businessId, uid: person.uid }).then(
        () => 'left',
        (problem) => problem.refused.details?.reason,
      );
    expect((await Promise.all([leave(fixture.theo), leave(ann)])).sort()).toEqual(['last_owner', 'left']);
  });

  test('ownership is transferred; the payer continues to pay until the new owner has a plan', async () => {
    const fixture = await buildFixture();
    const ann = await join(fixture, 'manager');
    const input = { businessId: fixture.business.id, uid: ann.uid };
    expect(await server.call(fixture.theo, 'transferOwnership', input)).toMatchObject({ role: 'owner' });
    expect(await rolesOf(fixture)).toEqual(['manager', 'owner']);
    const refused = await server.refusal(fixture.theo, 'transferOwnership', input);
    expect(refused.details?.reason).toBe('insufficient_role');
    await server.call(ann, 'updateBusiness', { businessId: fixture.business.id, name: 'Still open' });
  });

  test('ownership is not transferred to oneself or to an outsider', async () => {
    const fixture = await buildFixture();
    const outsider = await server.businessPerson();
    const refusal = (uid: string) =>
      server.refusal(fixture.theo, 'transferOwnership', { businessId: fixture.business.id, uid });
    expect((await refusal(fixture.theo.uid)).status).toBe('INVALID_ARGUMENT');
    expect((await refusal(outsider.uid)).status).toBe('NOT_FOUND');
  });
});

describe('a removal takes effect at once', () => {
  test('on the next request, and on open streams within a second', async () => {
    const fixture = await buildFixture();
    const ann = await join(fixture);
    const businessId = fixture.business.id;
    const floor = await server.stream(ann, 'watchCheckIns', { businessId });
    const plan = await server.stream(ann, 'watchEntitlements', {});
    await floor.next();
    expect(await plan.next()).toMatchObject({ message: { businessConnect: true } });
    const started = performance.now();
    await server.call(fixture.theo, 'removeMember', { businessId, uid: ann.uid });
    expect(await floor.next()).toMatchObject({ error: { details: { reason: 'not_member' } } });
    expect(await plan.next()).toMatchObject({ message: { businessConnect: false } });
    expect(performance.now() - started).toBeLessThan(1_000);
    await floor.ended;
    const refused = await server.refusal(ann, 'listConnections', { businessId });
    expect(refused.details?.reason).toBe('not_member');
  });

  test('a change of role applies from the next request on', async () => {
    const fixture = await buildFixture();
    const ann = await join(fixture, 'manager');
    const businessId = fixture.business.id;
    const rename = { businessId, name: 'Other' };
    await server.call(ann, 'updateBusiness', rename);
    await server.call(fixture.theo, 'changeMemberRole', { businessId, uid: ann.uid, role: 'staff' });
    expect((await server.refusal(ann, 'updateBusiness', rename)).details?.reason).toBe('insufficient_role');
  });
});

test('owners alone are told how members sign in, by whether and not by what', async () => {
  const fixture = await buildFixture();
  const [ann, bea] = [await join(fixture, 'manager'), await join(fixture)];
  const { pool } = services.store;
  await pool.query('update "user" set two_factor_enabled = true where id = $1', [ann.uid]);
  await pool.query(
    `insert into passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
     values (gen_random_uuid(), 'key', $1, 'credential', 0, 'singleDevice', false)`,
    [bea.uid],
  );
  const signIns = async (person: TestPerson) => {
    const { items } = await server.call(person, 'listMembers', { businessId: fixture.business.id });
    return [fixture.theo, ann, bea].map(({ uid }) => items.find((item) => item.uid === uid)?.signIn);
  };
  expect(await signIns(fixture.theo)).toEqual([
    { passkey: false, secondStep: false },
    { passkey: false, secondStep: true },
    { passkey: true, secondStep: false },
  ]);
  for (const person of [ann, bea]) expect(await signIns(person)).toEqual([undefined, undefined, undefined]);
});

test('a person works at several businesses, each with its own role', async () => {
  const [one, two] = [await buildFixture(), await buildFixture()];
  const ann = await join(one, 'manager');
  await buildMember(services, { business: two.business, account: ann, role: 'staff' });
  const { items } = await server.call(ann, 'listMyBusinesses', {});
  expect(new Map(items.map((item) => [item.id, item.role]))).toEqual(
    new Map([
      [one.business.id, 'manager'],
      [two.business.id, 'staff'],
    ]),
  );
});
