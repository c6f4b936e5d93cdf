import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { userTable } from '../../platform/auth/index.ts';
import { cancelAtStripe } from './billing-jobs.ts';
import { cancelSubscriptions } from './cancel-subscriptions.ts';
import { findCustomer } from './find-customer.ts';
import { requireBilling } from './require-billing.ts';
import { entitlementsNow, inPortal, startTrial } from './testing/sandbox-visitor.ts';

const server = await useServer();
const { stripe } = requireBilling({ services: server.services } as never);

async function subscribed() {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  const customer = await findCustomer(server.services, person.uid);
  return { person, customerId: customer?.customerId ?? '' };
}

test('a running subscription ends at Stripe at once, and access with it', async () => {
  const { person, customerId } = await subscribed();
  expect(await cancelSubscriptions(stripe, customerId)).toBe(1);
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  await expect.poll(() => entitlementsNow(server, person)).toMatchObject({ businessConnect: false });
});

test('done again, or for a person who canceled long ago, it finds nothing to end', async () => {
  const { customerId } = await subscribed();
  const both = await Promise.allSettled([1, 2].map(() => cancelSubscriptions(stripe, customerId)));
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await cancelSubscriptions(stripe, customerId)).toBe(0);
});

test('one that cannot be paid is ended too, so that nothing is charged when the card works again', async () => {
  const { person, customerId } = await subscribed();
  await inPortal(server, person, { action: 'card', card: '4000 0000 0000 0002' });
  await inPortal(server, person, { action: 'advance', days: '15' });
  expect(await cancelSubscriptions(stripe, customerId)).toBe(1);
  await inPortal(server, person, { action: 'advance', days: '60' });
  const { data } = await stripe.invoices.list({ customer: customerId });
  expect(data.filter(({ status, total }) => status === 'paid' && total > 0)).toEqual([]);
});

test('a subscription that has ended cannot be ended again, as at Stripe', async () => {
  const { customerId } = await subscribed();
  const { data } = await stripe.subscriptions.list({ customer: customerId });
  const id = data[0]?.id ?? '';
  await stripe.subscriptions.cancel(id);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.subscriptions.cancel('sub_nobody')).rejects.toMatchObject({ statusCode: 404 });
});

test('a person who deletes their account is unsubscribed after the commit that removes them, and not if it rolls back', async () => {
  const { person, customerId } = await subscribed();
  const statusNow = async () =>
    (await stripe.subscriptions.list({ customer: customerId, status: 'all' })).data[0]?.status;
  const leave = (fails: boolean) =>
    server.services.store.transaction(async (tx) => {
      await cancelAtStripe(server.services, tx, person.uid);
      if (fails) throw new Error('no');
      await tx.db.delete(userTable).where(eq(userTable.id, person.uid));
    });
  await expect(leave(true)).rejects.toThrow('no');
  await server.runJobs();
  expect(await statusNow()).toBe('trialing');
  await leave(false);
  expect(await statusNow()).toBe('trialing');
  await server.runJobs();
  expect(await statusNow()).toBe('canceled');
});

test('a person who never was a customer has nothing to cancel', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await server.services.store.transaction((tx) => cancelAtStripe(server.services, tx, person.uid));
  await server.runJobs();
});
