import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { findCustomer } from './find-customer.ts';
import { receiveEvent } from './receive-event.ts';
import { requireBilling } from './require-billing.ts';
import { inPortal, startTrial } from './testing/sandbox-visitor.ts';

const server = await useServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'clearpaw-letters-')) });
const billing = requireBilling({ services: server.services } as never);

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function emailsTo(person: TestPerson): Promise<Sent[]> {
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: Sent[] };
  return items.filter(({ to }) => to === person.email);
}

async function trying(): Promise<TestPerson> {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  return person;
}

const advance = (person: TestPerson, days: number) =>
  inPortal(server, person, { action: 'advance', days: String(days) });

/** Sends every event of a person's customer once more. */
async function repeatAll(person: TestPerson): Promise<void> {
  const customer = await findCustomer(server.services, person.uid);
  const { data } = await billing.stripe.events.list({ limit: 100 });
  const theirs = data.filter(({ data: { object } }) =>
    JSON.stringify(object).includes(customer?.customerId ?? '-'),
  );
  expect(theirs.length).toBeGreaterThan(2);
  for (const event of theirs) {
    await receiveEvent({ ...server.services, billing }, { ...event, id: `evt_again_${event.id}` });
  }
}

test('three days before a trial ends its subscriber is emailed once, with the price', async () => {
  const person = await trying();
  await advance(person, 10);
  expect(await emailsTo(person)).toEqual([]);
  await advance(person, 1);
  await expect.poll(() => emailsTo(person), { timeout: 5_000 }).toHaveLength(1);
  await repeatAll(person);
  const [email, ...more] = await emailsTo(person);
  expect(more).toEqual([]);
  const inThree = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(inThree);
  expect(email?.subject).toBe(`Your free trial ends on ${day}`);
  expect(email?.text).toContain('$49.00 a month is charged to your card ending in 4242');
  expect(email?.text).toContain(`${server.services.config.publicUrl}/billing`);
});

test('a subscriber who has canceled gets no email about a payment that will not be made', async () => {
  const person = await trying();
  await inPortal(server, person, { action: 'cancel' });
  await advance(person, 12);
  await repeatAll(person);
  expect(await emailsTo(person)).toEqual([]);
});

test('a failed payment sends one email, however often it is tried, with the day until which access stays', async () => {
  const person = await trying();
  await inPortal(server, person, { action: 'card', card: '4000 0000 0000 0002' });
  await advance(person, 14);
  const failed = async () =>
    (await emailsTo(person)).filter(({ subject }) => subject === 'Your last payment did not go through');
  await expect.poll(failed, { timeout: 5_000 }).toHaveLength(1);
  await advance(person, 4);
  await repeatAll(person);
  const [email, ...more] = await failed();
  expect(more).toEqual([]);
  expect(email?.text).toMatch(/stay active until \w+ \d+, \d{4}/);
});
