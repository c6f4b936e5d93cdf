import { contract, type FunctionName } from '@clearpaw/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  type Ask,
  ask,
  buildFixture,
  type CallerRole,
  type ExpectedOutcome,
  type Fixture,
  type Kind,
  kinds,
  lines,
  type Records,
  roles,
} from '../../test/authorization/index.ts';
import { countRows, useServer } from '../../test/index.ts';

const server = await useServer();
let fixture: Fixture;
let asked = 0;
beforeAll(async () => {
  fixture = await buildFixture(server);
});

/** The ids in the input: whose objects they are, and which business. */
interface Variant {
  readonly records: Kind;
  readonly business: Kind;
}

interface CallResult extends Variant, Answer {
  readonly role: CallerRole;
  readonly expected: ExpectedOutcome;
}

const owners: readonly CallerRole[] = ['owner', 'otherOwner', 'formerOwner', 'coOwner', 'reader'];

function askOf(role: CallerRole, { records, business }: Variant, own: Records = fixture.records.own): Ask {
  // A person without a plan asks about the business that they created.
  const where =
    role === 'freeTier' && business === 'own' ? fixture.freeBusiness : fixture.businesses[business];
  const userType = owners.includes(role) ? 'owner' : 'business';
  const named = records === 'own' ? own : fixture.records[records];
  const publicWaiverId = fixture.records.own.waiverId;
  return { ...named, businessId: where.id, slug: where.slug, userType, publicWaiverId };
}

/** `restorePet` is for deleted pets; a business keeps its own check-ins until they are erased. */
const knowsHidden: ReadonlySet<FunctionName> = new Set(['restorePet', 'findOverlaps', 'notifyOverlaps']);

/** The inputs with which a function is called, the ordinary one last; only the ids differ. */
function variantsOf(name: FunctionName): Variant[] {
  const { input, policy, publicBusiness } = lines[name];
  const own: Variant = { records: 'own', business: 'own' };
  const plain = askOf('owner', own);
  const differs = (other: Ask) => {
    // Values that differ each time, such as a key, identify nothing.
    const again = new Map(
      Object.entries(input(plain)).map(([field, value]) => [field, JSON.stringify(value)]),
    );
    const steady = Object.entries(input(plain)).filter(
      ([field, value]) => JSON.stringify(value) === again.get(field),
    );
    const there = new Map(Object.entries(input(other)));
    return steady.some(([field, value]) => JSON.stringify(value) !== JSON.stringify(there.get(field)));
  };
  const others = kinds.filter((kind) => kind !== 'own' && !(kind === 'hidden' && knowsHidden.has(name)));
  const names = differs(askOf('owner', { records: 'guessed', business: 'own' }));
  const placed = differs(askOf('owner', { records: 'own', business: 'guessed' }));
  // A pet's carers may name any business; other tests cover the answers.
  const businesses = others.filter((kind) => kind !== 'foreign' || policy.ofBusiness || publicBusiness);
  return [
    ...(names ? others.map((records): Variant => ({ records, business: 'own' })) : []),
    ...(placed ? businesses.map((business): Variant => ({ records: 'own', business })) : []),
    own,
  ];
}

function expectedOf(name: FunctionName, role: CallerRole, { records, business }: Variant): ExpectedOutcome {
  const { policy, publicBusiness } = lines[name];
  if (records === 'foreign') return policy.foreign(role);
  if (records !== 'own') return policy.absent(role);
  if (business === 'own') return policy.own(role);
  if (role === 'anonymous') return 'unauthenticated';
  if (business !== 'foreign') return 'not_found';
  if (publicBusiness) return 'allowed';
  return owners.includes(role) ? 'wrong_role' : 'not_member';
}

async function describeCall(name: FunctionName, role: CallerRole, variant: Variant): Promise<CallResult> {
  const { input, spends } = lines[name];
  const expected = expectedOf(name, role, variant);
  const own = spends && expected === 'allowed' ? await fixture.spare() : undefined;
  const answer = await ask(server, fixture.people[role], name, input(askOf(role, variant, own)));
  asked += 1;
  return { role, ...variant, expected, ...answer };
}

/** Functions of a business that change something; each of them is in its audit log. */
function isWrite(name: FunctionName): boolean {
  return lines[name].policy.ofBusiness && !/^(list|get|watch|find|verify|preview|print)[A-Z]/.test(name);
}

async function countEntries(): Promise<number> {
  const counted = await server.services.store.pool.query('select count(*)::int as entries from audit_entry');
  return counted.rows[0].entries;
}

test.each(Object.keys(lines) as FunctionName[])(
  '%s',
  async (name) => {
    const variants = variantsOf(name);
    const plain = variants.pop() as Variant;
    const before = await countRows(server.services.store);
    const results = await Promise.all(
      variants.flatMap((one) => roles.map((role) => describeCall(name, role, one))),
    );
    if (results.every(({ expected }) => expected !== 'allowed')) {
      expect(await countRows(server.services.store)).toEqual(before);
    }
    // The ordinary call may change the fixture: first the roles that are refused, then the others one after the other.
    const [permitted, refused] = [true, false].map((may) =>
      roles.filter((role) => (expectedOf(name, role, plain) === 'allowed') === may),
    );
    results.push(...(await Promise.all((refused ?? []).map((role) => describeCall(name, role, plain)))));
    const entered = await countEntries();
    const done: CallResult[] = [];
    for (const role of permitted ?? []) done.push(await describeCall(name, role, plain));
    if (isWrite(name) && done.some(({ answered }) => answered)) {
      expect(await countEntries()).toBeGreaterThan(entered);
    }
    results.push(...done);
    const wrong = results.filter(({ outcome, expected }) => outcome !== expected);
    expect(
      wrong.map(
        ({ role, records, business, expected, outcome, body }) =>
          `${role}, ${records} thing at ${business} business: ${outcome} instead of ${expected} ${body}`,
      ),
    ).toEqual([]);
    // For the caller, "not yours", "deleted" and "never existed" are the same bytes.
    for (const role of roles) {
      const absent = results.filter((one) => one.role === role && one.outcome === 'not_found');
      const atBusinesses = Map.groupBy(absent, ({ business }) => (business === 'own' ? 'thing' : 'business'));
      for (const group of atBusinesses.values()) expect(new Set(group.map(({ body }) => body)).size).toBe(1);
    }
  },
  60_000,
);

test('every function of the contract has a line', () => {
  expect(Object.keys(lines).toSorted()).toEqual(Object.keys(contract).toSorted());
});

afterAll(() => {
  console.log(`${asked} questions: ${Object.keys(lines).length} functions, ${roles.length} roles`);
});
