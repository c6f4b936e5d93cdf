import { contract, type FunctionName } from '@clearpaw/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  type Ask,
  buildFixture,
  type CallerRole,
  type Fixture,
  lines,
} from '../../test/authorization/index.ts';
import { allowedInput } from '../../test/hostile/allowed-input.ts';
import { spoiled } from '../../test/hostile/spoil.ts';
import { post, useServer } from '../../test/index.ts';

/** `HOSTILE_CALLS=500000` and `HOSTILE_SEED=7` make more calls, and different ones. */
const calls = Number(process.env.HOSTILE_CALLS ?? 6_000);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const callers: readonly CallerRole[] = ['owner', 'businessOwner', 'staff', 'anonymous'];
const ends: readonly FunctionName[] = ['setUserType', 'deleteMyAccount'];
// In the order of the lines: functions that end a pet, a connection or a membership come late, and those that end a
// caller last.
const inOrder = (Object.keys(lines) as FunctionName[]).filter((name) => contract[name].kind === 'unary');
const names = [...inOrder.filter((name) => !ends.includes(name)), ...ends];
const perCaller = Math.ceil(calls / names.length / callers.length);

// The server checks every answer against its schema; an answer that does not match becomes a 500.
const server = await useServer();
let fixture: Fixture;
const statuses = new Map<number, number>();
const answered = new Set<FunctionName>();
beforeAll(async () => {
  fixture = await buildFixture(server);
});

function askOf(role: CallerRole): Ask {
  const { own } = fixture.records;
  const { id: businessId, slug } = fixture.businesses.own;
  const userType = role === 'owner' ? 'owner' : 'business';
  return { ...own, businessId, slug, userType, publicWaiverId: own.waiverId };
}

async function outcomeOf(role: CallerRole, name: FunctionName, input: unknown): Promise<string | null> {
  const reply = await post(server.url, fixture.people[role], name, input);
  const text = await reply.text();
  if (reply.status === 200) answered.add(name);
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  const { result, error } = JSON.parse(text) as {
    result?: unknown;
    error?: { status: string; message: string };
  };
  const isAnswer = reply.status === 200 ? result !== undefined : Boolean(error?.status && error.message);
  if (reply.status < 500 && isAnswer && !/\bat .*\.ts:\d|node_modules|select .* from /.test(text))
    return null;
  return `${role}: ${reply.status} ${text.slice(0, 300)} for ${JSON.stringify(input)?.slice(0, 300)}`;
}

test.each(names)(
  '%s answers or refuses whatever is sent',
  async (name) => {
    for (const [turn, role] of callers.entries()) {
      const known = lines[name].input(askOf(role));
      const tried = fc.oneof(
        { weight: 5, arbitrary: spoiled(known) },
        { weight: 8, arbitrary: allowedInput(contract[name].input, known) },
      );
      const own = (seed * names.length + names.indexOf(name)) * callers.length + turn;
      const inputs = fc.sample(tried, { numRuns: perCaller, seed: own });
      const outcomes = await Promise.all(inputs.map((input) => outcomeOf(role, name, input)));
      expect(outcomes.filter((outcome) => outcome !== null)).toEqual([]);
    }
  },
  120_000,
);

test('the intended number of calls was made, and some of them were answered', () => {
  const made = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(made).toBeGreaterThanOrEqual(calls);
  expect(statuses.get(200)).toBeGreaterThan(made / 20);
  expect(answered.size).toBeGreaterThan(names.length / 2);
  expect(statuses.get(429) ?? 0).toBeLessThan(made / 10);
  console.log(
    `${made} calls of ${names.length} functions, ${answered.size} of them answered, seed ${seed}: ${JSON.stringify([...statuses])}`,
  );
});
