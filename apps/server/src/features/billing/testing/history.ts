import { sandboxCustomerTable, sandboxEventTable, signEvent } from '@clearpaw/stripe-sandbox';
import { eq, gt, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventTable } from '../../../platform/database/index.ts';
import type { Refusal } from '../../../platform/refusal/index.ts';
import { billingCustomerTable, stripeEventTable } from '../../../schema/billing.ts';
import { buildBusinessAccount } from '../../../seed/builders/index.ts';
import { entitlementTopic, ownEntitlements } from '../../accounts/index.ts';
import { createCheckoutSession } from '../create-checkout-session.ts';
import { findCustomer } from '../find-customer.ts';
import { lapseDue } from '../lapse-due.ts';
import { type BillingBench, webhookSecret } from './billing-bench.ts';
import * as model from './entitlement-model.ts';
import { declinedCard, goodCard, laterDeclinedCard, sendForm } from './sandbox-visitor.ts';
import { attacks, type Step } from './steps.ts';

/** Events after which the subscription is read again. */
const telling =
  /^(checkout\.session\.completed|customer\.subscription\.(created|updated|deleted)|invoice\.|payment_method\.|charge\.refunded)/;

interface PostedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/** One customer's history: the true state, the reported state, and what our side has stored. */
export class History {
  readonly #bench: BillingBench;
  readonly #uid: string;
  #truth = model.nothingYet;
  #heard = model.nothingYet;
  #kept: string;
  #changes = 0;
  #position = 0;
  #pending: PostedEvent[] = [];
  #delivered: PostedEvent[] = [];
  #portal: string | null = null;

  constructor(bench: BillingBench, uid: string) {
    this.#bench = bench;
    this.#uid = uid;
    this.#kept = this.#asKept();
  }

  static async begin(bench: BillingBench): Promise<History> {
    bench.clock.aheadMs = 0;
    const { store } = bench.services;
    // Customers of earlier histories would still change as the clock moves.
    await store.db.delete(sandboxCustomerTable);
    await store.db.delete(sandboxEventTable);
    await store.db.delete(stripeEventTable);
    const { uid } = await buildBusinessAccount(bench.services, { plan: 'free' });
    return new History(bench, uid);
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'checkout') await this.#checkOut(step.card);
    else if (step.do === 'wait') this.#bench.clock.aheadMs += step.days * model.day;
    else if (step.do === 'sweep') await this.#sweep();
    else if (step.do === 'deliver') await this.#deliver(step);
    else if (step.do === 'arrive') await this.#arrive(step.lastFirst);
    else if (step.do === 'replay') await this.#replay(step.pick);
    else if (step.do === 'attack') await this.#attack(step);
    else if (step.do === 'refund') await this.#refund();
    else await this.#manage(step);
    await this.#collect();
    await this.#check();
  }

  /** All pending events arrive, last first; then our side knows the true state. */
  async end(): Promise<void> {
    await this.#collect();
    await this.#arrive(true);
    await this.#check();
    expect(this.#heardText(this.#heard)).toBe(this.#heardText(this.#truth));
    await this.#sweep();
    await this.#check();
    await this.#checkCounts();
  }

  get #now(): number {
    return this.#bench.clock.now().getTime();
  }

  async #checkOut(card: 'good' | 'later' | 'declined'): Promise<void> {
    this.#truth = model.pass(this.#truth, this.#now);
    const home = this.#bench.services.config.publicUrl;
    const addresses = { successUrl: `${home}/billing/success`, cancelUrl: `${home}/billing` };
    const opened = createCheckoutSession(this.#bench.as(this.#uid), { tier: 'business', ...addresses });
    if (model.isRunning(this.#truth)) {
      const refusal = await opened.then(
        () => null,
        (problem: unknown) => problem,
      );
      expect((refusal as Refusal).details).toEqual({ reason: 'already_subscribed' });
      return;
    }
    const number = { good: goodCard, later: laterDeclinedCard, declined: declinedCard }[card];
    const at = this.#now;
    const answer = await sendForm((await opened).url, { outcome: 'success', card: number });
    const before = this.#truth;
    this.#truth = model.payCheckout(before, card, at);
    expect(answer.status).toBe(this.#truth === before ? 200 : 303);
  }

  async #manage(step: Extract<Step, { do: 'cancel' | 'resume' | 'card' }> | { do: string }): Promise<void> {
    const customer = await findCustomer(this.#bench.services, this.#uid);
    if (!customer) return;
    this.#portal ??= (
      await this.#bench.services.billing.stripe.billingPortal.sessions.create({
        customer: customer.customerId,
        return_url: 'http://localhost/',
      })
    ).url;
    const good = 'good' in step && step.good;
    const card = good ? goodCard : declinedCard;
    expect((await sendForm(this.#portal, { action: step.do, card })).status).toBe(303);
    const truth = model.pass(this.#truth, this.#now);
    this.#truth = manage(truth, step.do, good, this.#now);
  }

  async #refund(): Promise<void> {
    const customer = await findCustomer(this.#bench.services, this.#uid);
    if (!customer) return;
    const { stripe } = this.#bench.services.billing;
    const { data } = await stripe.invoices.list({ customer: customer.customerId, status: 'paid', limit: 1 });
    this.#truth = model.pass(this.#truth, this.#now);
    const [invoice] = data;
    if (!invoice || invoice.total === 0) return;
    await stripe.refunds.create({ charge: invoice.id.replace('in_', 'ch_') }).catch(() => {});
  }

  async #sweep(): Promise<void> {
    await lapseDue(this.#bench.services);
    this.#noteKept();
  }

  async #deliver(step: Extract<Step, { do: 'deliver' }>): Promise<void> {
    const event = this.#pending[step.pick % Math.max(this.#pending.length, 1)];
    if (!event) return;
    this.#pending = this.#pending.filter((one) => one !== event);
    this.#delivered.push(event);
    const post = () => this.#post(event.body, this.#sign(event.body));
    const answers = step.at === 'once' ? await Promise.all(Array.from({ length: step.times }, post)) : [];
    while (answers.length < step.times) answers.push(await post());
    expect(answers).toEqual(Array.from({ length: step.times }, () => 200));
    if (!telling.test(event.type)) return;
    this.#truth = model.pass(this.#truth, this.#now);
    this.#heard = this.#truth;
    this.#noteKept();
  }

  async #arrive(lastFirst: boolean): Promise<void> {
    while (this.#pending.length > 0) {
      const pick = lastFirst ? this.#pending.length - 1 : 0;
      await this.#deliver({ do: 'deliver', pick, times: 1, at: 'apart' });
      await this.#collect();
    }
  }

  async #replay(pick: number): Promise<void> {
    const event = this.#delivered[pick % Math.max(this.#delivered.length, 1)];
    if (event) expect(await this.#post(event.body, this.#sign(event.body))).toBe(200);
  }

  async #attack({ pick, how }: Extract<Step, { do: 'attack' }>): Promise<void> {
    const all = [...this.#pending, ...this.#delivered];
    const event = all[pick % Math.max(all.length, 1)];
    if (!event) return;
    const [body = '', signature = ''] = attacks[how](event.body, Math.floor(this.#now / 1000));
    expect(await this.#post(body, signature)).toBe(400);
  }

  #sign(body: string): string {
    return signEvent(body, [webhookSecret], Math.floor(this.#now / 1000));
  }

  async #post(body: string, signature: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const reply = await fetch(this.#bench.webhookUrl, { method: 'POST', headers, body });
    await reply.body?.cancel();
    return reply.status;
  }

  /** Takes the events that the sandbox has written since. */
  async #collect(): Promise<void> {
    const rows = await this.#bench.services.store.db
      .select()
      .from(sandboxEventTable)
      .where(gt(sandboxEventTable.position, this.#position))
      .orderBy(sandboxEventTable.position);
    for (const { id, body, position } of rows) {
      this.#position = position;
      this.#pending.push({ id, body, type: (JSON.parse(body) as { type: string }).type });
    }
  }

  /** What people see equals the model at this moment. */
  async #check(): Promise<void> {
    const { store, clock } = this.#bench.services;
    const seen = await ownEntitlements(store.db, this.#uid, clock.now());
    const { currentPeriodEnd, ...expected } = model.accessOf(this.#heard, this.#now);
    expect(seen).toMatchObject(expected);
    const end = seen.currentPeriodEnd === null ? null : Date.parse(seen.currentPeriodEnd);
    if (currentPeriodEnd === null) expect(end).toBeNull();
    else expect(Math.abs((end ?? 0) - currentPeriodEnd)).toBeLessThan(closeMs);
  }

  /** Nothing was granted or published twice, and no event was lost. */
  async #checkCounts(): Promise<void> {
    const { db } = this.#bench.services.store;
    const topic = entitlementTopic(this.#uid);
    const published = await db
      .select({ n: sql<number>`count(*)::int` })
      .from(eventTable)
      .where(eq(eventTable.topic, topic));
    expect(published[0]?.n).toBe(this.#changes);
    const ids = this.#delivered.filter(({ type }) => telling.test(type)).map(({ id }) => id);
    const known = await db.select({ id: stripeEventTable.id }).from(stripeEventTable);
    expect(known.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const [customer] = await db
      .select()
      .from(billingCustomerTable)
      .where(eq(billingCustomerTable.uid, this.#uid));
    expect(customer?.revision ?? 0).toBe(ids.length);
  }

  /** The row that the model expects; a change of it is one publication. */
  #asKept(): string {
    const { currentPeriodEnd, ...access } = model.accessOf(this.#heard, this.#now);
    const end = currentPeriodEnd === null ? null : Math.round(currentPeriodEnd / 60_000);
    return JSON.stringify({ ...access, end, leaving: this.#heard.leaving, state: endsLate(this.#heard) });
  }

  #noteKept(): void {
    const kept = this.#asKept();
    if (kept !== this.#kept) this.#changes += 1;
    this.#kept = kept;
  }

  #heardText({ state, leaving, paidUntil }: model.Truth): string {
    return JSON.stringify({ state, leaving, paidUntil });
  }
}

/** The sandbox counts in seconds, and some pass while it is called. */
const closeMs = 20_000;

/** Whether access includes the grace period, which is stored beside the end of the period. */
function endsLate({ state, leaving }: model.Truth): boolean {
  return !leaving && state !== 'over' && state !== 'none';
}

function manage(truth: model.Truth, action: string, good: boolean, now: number): model.Truth {
  if (action === 'card') {
    const carded = { ...truth, goodCard: good };
    return good && truth.state === 'unpaid' ? model.payMonth(carded) : { ...carded, ...triedAgain(truth) };
  }
  if (action === 'resume') return model.isRunning(truth) ? { ...truth, leaving: false } : truth;
  if (!model.isRunning(truth) || truth.leaving) return truth;
  if (truth.state === 'unpaid') return { ...truth, state: 'over', paidUntil: now };
  return { ...truth, leaving: true };
}

/** Another failing card is tried at once, too. */
function triedAgain(truth: model.Truth): Partial<model.Truth> {
  return truth.state === 'unpaid' ? { triesMade: truth.triesMade + 1 } : {};
}
