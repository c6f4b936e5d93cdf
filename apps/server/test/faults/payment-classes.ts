import { cancelAtStripe } from '../../src/features/billing/index.ts';
import { inPortal, sendForm, startTrial } from '../../src/features/billing/testing/sandbox-visitor.ts';
import { post } from '../calls.ts';
import type { TestPerson } from '../test-server.ts';
import {
  answerTo,
  count,
  differences,
  type FunctionClass,
  hurryJobs,
  jobsWithinMs,
  settledFaults,
} from './function-class.ts';
import type { Rig } from './rig.ts';

const call = (rig: Rig, person: TestPerson, name: string, input: object) =>
  answerTo(() => post(rig.server.url, person, name, input));

function returns({ server }: Rig) {
  const home = server.services.config.publicUrl;
  return { successUrl: `${home}/billing/success`, cancelUrl: `${home}/billing` };
}

/** A person whose trial began, and of whom Stripe has sent nothing yet. */
async function subscribed(rig: Rig) {
  const person = await rig.server.businessPerson({ plan: 'free' });
  await startTrial(rig.server, person);
  return person;
}

const checkout: FunctionClass = {
  name: 'payment page (createCheckoutSession)',
  uses: ['database', 'stripe'],
  async prepare(rig) {
    const person = await rig.server.businessPerson({ plan: 'free' });
    const input = { tier: 'business', ...returns(rig), idempotencyKey: crypto.randomUUID() };
    return {
      ask: () => call(rig, person, 'createCheckoutSession', input),
      async findFaults() {
        const held = await rig.payments.heldOf(person.email);
        const before = differences({ customers: [held.customers, 1], pages: [held.openCheckouts, 1] });
        const { url } = await rig.server.call(person, 'createCheckoutSession', input as never);
        await sendForm(url, { outcome: 'success', card: '4242 4242 4242 4242' });
        const after = await rig.payments.heldOf(person.email);
        return [
          ...before,
          ...differences({ subscriptions: [after.running, 1], charges: [after.charges, 0] }),
        ];
      },
    };
  },
};

const portal: FunctionClass = {
  name: 'customer portal (createPortalSession)',
  uses: ['database', 'stripe'],
  async prepare(rig) {
    const person = await subscribed(rig);
    const input = { returnUrl: returns(rig).cancelUrl };
    return {
      ask: () => call(rig, person, 'createPortalSession', input),
      findFaults: async () =>
        differences({ running: [(await rig.payments.heldOf(person.email)).running, 1] }),
    };
  },
};

const invoices: FunctionClass = {
  name: 'list of invoices (listInvoices)',
  uses: ['database', 'stripe'],
  async prepare(rig) {
    const person = await subscribed(rig);
    return { ask: () => call(rig, person, 'listInvoices', {}), findFaults: async () => [] };
  },
};

/** The end of a trial is announced, by an email as well. Stripe sends an event again that was not answered 2xx. */
const event: FunctionClass = {
  name: 'event from Stripe',
  uses: ['database', 'stripe'],
  async prepare(rig) {
    const person = await subscribed(rig);
    await inPortal(rig.server, person, { action: 'advance', days: '12' });
    const { body, signature } = await rig.payments.eventOf(
      person.email,
      'customer.subscription.trial_will_end',
    );
    const created = await rig.payments.eventOf(person.email, 'customer.subscription.created');
    const send = (text: string, signed: string) =>
      answerTo(() =>
        fetch(`${rig.server.url}/webhooks/stripe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signed },
          body: text,
        }),
      );
    const find = async () => {
      await hurryJobs(rig);
      return differences({
        events: [await count(rig, 'stripe_event where id = $1', JSON.parse(created.body).id), 1],
        plan: [await count(rig, 'entitlement where uid = $1 and business_connect', person.uid), 1],
        mails: [rig.mails.takenFor.get(person.email)?.length ?? 0, 1],
      });
    };
    const ask = async () => {
      const first = await send(created.body, created.signature);
      const answer = first.status === 200 ? await send(body, signature) : first;
      // Stripe waits by its own schedule: it reads nothing but the status.
      return { ...answer, retryAfter: 'by its own schedule' };
    };
    return { ask, findFaults: () => settledFaults(find, jobsWithinMs) };
  },
};

/** The job is entered without a call, which would have answered this. */
const notReached = { status: 503, retryAfter: '2', text: 'UNAVAILABLE' };

/** By the job of a deleted account. */
const cancellation: FunctionClass = {
  name: 'cancellation by a job',
  uses: ['database', 'stripe'],
  needsLater: ['stripe'],
  async prepare(rig) {
    const { server } = rig;
    const person = await subscribed(rig);
    let isAsked = false;
    return {
      ask: () =>
        answerTo(async () => {
          const { services } = server;
          if (!isAsked) await services.store.transaction((tx) => cancelAtStripe(services, tx, person.uid));
          isAsked = true;
          // Long enough for the first try of the job to meet the fault.
          await new Promise((wake) => setTimeout(wake, 1_500));
          return new Response('asked');
        }).then((answer) => (answer.status === 0 ? { ...answer, ...notReached } : answer)),
      findFaults: () =>
        settledFaults(async () => {
          await hurryJobs(rig);
          const held = await rig.payments.heldOf(person.email);
          return differences({ running: [held.running, 0], charges: [held.charges, 0] });
        }, jobsWithinMs),
    };
  },
};

export const paymentClasses = [checkout, portal, invoices, event, cancellation];
