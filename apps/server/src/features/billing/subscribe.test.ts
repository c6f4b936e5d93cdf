import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  declinedCard,
  entitlementsNow,
  goodCard,
  inPortal,
  openCheckout,
  returnAddresses,
  sendForm,
  startTrial,
} from './testing/sandbox-visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;
const server = await useServer();
const daysFromNow = (days: number) => Date.now() + days * dayMs;

test('a trial gives Business Connect until its end, after 14 days', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  const answer = await sendForm(await openCheckout(server, person), { outcome: 'success' });
  expect(answer).toMatchObject({ status: 303, location: returnAddresses(server).successUrl });
  const now = await entitlementsNow(server, person);
  expect(now).toMatchObject({ businessConnect: true, tier: 'business', source: 'stripe' });
  const end = Date.parse(now.currentPeriodEnd ?? '');
  expect(Math.abs(end - daysFromNow(14))).toBeLessThan(10_000);
});

test('a declined card is shown and changes nothing; the same page then accepts a valid one', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  const url = await openCheckout(server, person);
  for (const form of [{ outcome: 'decline' }, { outcome: 'success', card: declinedCard }]) {
    const answer = await sendForm(url, form);
    expect(answer).toMatchObject({ status: 200, location: null });
    expect(answer.text).toContain('Your card was declined.');
  }
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: false, tier: 'free' });
  expect(await sendForm(url, { outcome: 'success', card: goodCard })).toMatchObject({ status: 303 });
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: true });
});

test('a failing card leads from the trial to past due, after 7 days to lapsed, and paying restores access', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  expect(await inPortal(server, person, { action: 'card', card: declinedCard })).toMatchObject({
    status: 303,
  });
  await inPortal(server, person, { action: 'advance', days: '15' });
  expect(await server.call(person, 'getSubscription', {})).toMatchObject({ status: 'past_due' });
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: true });
  await inPortal(server, person, { action: 'advance', days: '7' });
  const lapsed = await entitlementsNow(server, person);
  expect(lapsed).toMatchObject({ businessConnect: false, tier: 'business', source: 'stripe' });
  expect(Date.parse(lapsed.currentPeriodEnd ?? '')).toBeLessThan(Date.now());
  await inPortal(server, person, { action: 'card', card: goodCard });
  const restored = await entitlementsNow(server, person);
  expect(restored).toMatchObject({ businessConnect: true });
  expect(Date.parse(restored.currentPeriodEnd ?? '')).toBeGreaterThan(Date.now());
});

test('a canceled plan lasts until its end; resumed before, it continues', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  await inPortal(server, person, { action: 'cancel' });
  expect(await server.call(person, 'getSubscription', {})).toMatchObject({
    status: 'trialing',
    cancelsAtEnd: true,
    nextPaymentAt: null,
  });
  await inPortal(server, person, { action: 'advance', days: '13' });
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: true });
  await inPortal(server, person, { action: 'resume' });
  await inPortal(server, person, { action: 'advance', days: '2' });
  expect(await server.call(person, 'getSubscription', {})).toMatchObject({ status: 'active' });
  await inPortal(server, person, { action: 'cancel' });
  await inPortal(server, person, { action: 'advance', days: '31' });
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: false, tier: 'business' });
});

test('a person who had a trial before pays at once the next time', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  await inPortal(server, person, { action: 'cancel' });
  await inPortal(server, person, { action: 'advance', days: '20' });
  await startTrial(server, person);
  expect(await server.call(person, 'getSubscription', {})).toMatchObject({ status: 'active' });
  const { items } = await server.call(person, 'listInvoices', {});
  expect(items.map(({ total, status }) => [total, status])).toEqual([
    [4900, 'paid'],
    [0, 'paid'],
  ]);
});

test('invoices come by the page, newest first', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  expect(await server.call(person, 'listInvoices', {})).toEqual({ items: [], nextCursor: null });
  await startTrial(server, person);
  await inPortal(server, person, { action: 'advance', days: '80' });
  const first = await server.call(person, 'listInvoices', { limit: 2 });
  const second = await server.call(person, 'listInvoices', { limit: 2, cursor: first.nextCursor ?? '' });
  const all = [...first.items, ...second.items];
  expect(all.map(({ total }) => total)).toEqual([4900, 4900, 4900, 0]);
  expect(all.map(({ issuedAt }) => issuedAt)).toEqual(
    all
      .map(({ issuedAt }) => issuedAt)
      .sort()
      .reverse(),
  );
  expect(second.nextCursor).toBeNull();
});
