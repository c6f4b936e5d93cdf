import type { Entitlements } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { grantManually } from './grant.ts';

const server = await useServer();
const reconnects = 1_000;
const readers = 4;
const aDayMs = 24 * 60 * 60 * 1000;
const begin = Date.now();

/** A message as one number: the day on which the grant ends. Each change moves it by one day. */
function dayOf({ currentPeriodEnd }: Entitlements): number {
  return Math.round((Date.parse(currentPeriodEnd ?? '') - begin) / aDayMs);
}

/** Connects, reads this many messages and disconnects. */
async function readSome(person: TestPerson, wanted: number): Promise<number[]> {
  const stream = await server.stream(person, 'watchEntitlements', {});
  const seen: number[] = [];
  while (seen.length < wanted) {
    const event = await stream.next(5_000);
    if ('message' in event) seen.push(dayOf(event.message as unknown as Entitlements));
  }
  stream.close();
  return seen;
}

test(`${reconnects} reconnections while the entitlement changes: no change is missed or repeated`, async () => {
  const person = await server.businessPerson({ plan: 'free' });
  const change = (day: number) => grantManually(server.services, person.uid, new Date(begin + day * aDayMs));
  await change(1);
  let written = 1;
  let stop = false;
  const writing = (async () => {
    while (!stop) {
      await change(written + 1);
      written += 1;
      await new Promise((wake) => setTimeout(wake, Math.random() * 10));
    }
  })();
  const faults: string[] = [];
  const follow = async () => {
    let last = 0;
    for (let connection = 0; connection < reconnects / readers; connection++) {
      const writtenBefore = written;
      const seen = await readSome(person, 1 + (connection % 3));
      const [first = 0] = seen;
      // The first message is the current state: nothing written before this connection may be missing from it.
      if (first < writtenBefore || first < last) faults.push(`${first} after ${writtenBefore}`);
      // Each following message is newer: nothing is sent twice.
      if (seen.some((day, at) => at > 0 && day <= (seen[at - 1] ?? 0))) faults.push(`${seen}`);
      last = seen.at(-1) ?? last;
    }
  };
  await Promise.all(Array.from({ length: readers }, follow));
  stop = true;
  await writing;
  expect(faults).toEqual([]);
  expect(await readSome(person, 1)).toEqual([written]);
  await expect.poll(() => server.services.events.listeners).toBe(0);
}, 120_000);

test('a reader who stays connected gets the last change, whenever it came', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  for (let round = 0; round < 150; round++) {
    const opening = server.stream(person, 'watchEntitlements', {});
    // The change happens while the stream opens.
    await new Promise((wake) => setTimeout(wake, (round % 30) * 0.7));
    await grantManually(server.services, person.uid, new Date(begin + (round + 2) * aDayMs));
    const stream = await opening;
    let day = 0;
    while (day !== round + 2) {
      const event = await stream.next(3_000);
      if ('message' in event) day = dayOf(event.message as unknown as Entitlements) || 0;
    }
    stream.close();
  }
}, 60_000);
