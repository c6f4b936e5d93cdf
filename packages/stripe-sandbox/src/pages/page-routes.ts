import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SandboxDatabase } from '../environment.ts';
import { advance, cancel, changeCard, completeCheckout, type Ledger, resume } from '../ledger/index.ts';
import { openLedgerOf, saveChange } from '../ledgers.ts';
import { nowAt, type SandboxParts } from '../sandbox-parts.ts';
import { pagesPath } from '../shapes/index.ts';
import { checkoutPage, closedPage, declined, defaultCard, invoicePage } from './checkout-page.ts';
import { portalPage } from './portal-page.ts';
import { style } from './style.ts';

const unknownCard = 'This number is no test card. 4242 4242 4242 4242 works.';
const maxDays = 400;

/** The pages for people. `settled` resolves once the events of a change were delivered, or after a moment. */
export function pageRoutes(parts: SandboxParts, settled: () => Promise<void>): Hono {
  const routes = new Hono().basePath(pagesPath);
  const small = bodyLimit({ maxSize: 10_000 });
  routes.get('/style.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css' }));
  routes.get('/checkout/:id', (context) => showCheckout(parts, context));
  routes.post('/checkout/:id', small, (context) => sendCheckout(parts, context, settled));
  routes.get('/portal/:id', (context) => showPortal(parts, context, null));
  routes.post('/portal/:id', small, (context) => sendPortal(parts, context, settled));
  routes.get('/invoice/:id', (context) =>
    withLedger(parts, context, (_, ledger, id) => Promise.resolve(invoicePage(context, parts, ledger, id))),
  );
  return routes;
}

/** Runs with the locked customer that the page in the address belongs to. */
async function withLedger(
  parts: SandboxParts,
  context: Context,
  work: (db: SandboxDatabase, ledger: Ledger, id: string) => Promise<Response>,
): Promise<Response> {
  const id = context.req.param('id') ?? '';
  return parts.db.transaction(async (db) => {
    const ledger = await openLedgerOf(db, parts, id);
    return ledger ? work(db, ledger, id) : context.text('Not found', 404);
  });
}

function showCheckout(parts: SandboxParts, context: Context): Promise<Response> {
  return withLedger(parts, context, async (_, ledger, id) => {
    const checkout = ledger.checkouts.find((one) => one.id === id);
    if (!checkout) return context.text('Not found', 404);
    const open = checkout.status === 'open' && checkout.expiresAt > nowAt(parts);
    return open ? checkoutPage(context, parts, checkout, null) : closedPage(context, parts, checkout);
  });
}

async function sendCheckout(
  parts: SandboxParts,
  context: Context,
  settled: () => Promise<void>,
): Promise<Response> {
  const form = await readForm(context);
  const options = { card: form.get('card') ?? defaultCard, decline: form.get('outcome') !== 'success' };
  const response = await withLedger(parts, context, async (db, ledger, id) => {
    const checkout = ledger.checkouts.find((one) => one.id === id);
    if (!checkout) return context.text('Not found', 404);
    const done = completeCheckout(ledger, checkout, options, nowAt(parts));
    if (!('ledger' in done)) {
      const closed = done.outcome === 'closed';
      return closed
        ? closedPage(context, parts, checkout)
        : checkoutPage(context, parts, checkout, unknownCard);
    }
    await saveChange(db, parts, done);
    if (done.outcome === 'declined') return checkoutPage(context, parts, checkout, declined);
    return context.redirect(checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id), 303);
  });
  await settled();
  return response;
}

function showPortal(parts: SandboxParts, context: Context, problem: string | null): Promise<Response> {
  return withLedger(parts, context, async (_, ledger, id) => {
    const portal = ledger.portals.find((one) => one.id === id);
    if (!portal) return context.text('Not found', 404);
    return portalPage(context, parts, ledger, portal, problem);
  });
}

async function sendPortal(
  parts: SandboxParts,
  context: Context,
  settled: () => Promise<void>,
): Promise<Response> {
  const form = await readForm(context);
  const response = await withLedger(parts, context, async (db, ledger, id) => {
    const portal = ledger.portals.find((one) => one.id === id);
    if (!portal) return context.text('Not found', 404);
    const changed = change(ledger, form, nowAt(parts));
    if (!changed) return portalPage(context, parts, ledger, portal, problemOf(form));
    await saveChange(db, parts, changed);
    return context.redirect(parts.addresses.portal(id), 303);
  });
  await settled();
  return response;
}

function change(ledger: Ledger, form: URLSearchParams, now: number) {
  const action = form.get('action');
  if (action === 'cancel') return cancel(ledger, now);
  if (action === 'resume') return resume(ledger);
  if (action === 'card') return changeCard(ledger, form.get('card') ?? defaultCard, now);
  const days = Number(form.get('days'));
  const possible = Number.isInteger(days) && days >= 1 && days <= maxDays;
  return action === 'advance' && possible ? advance(ledger, days, now) : null;
}

function problemOf(form: URLSearchParams): string {
  if (form.get('action') === 'card') return unknownCard;
  if (form.get('action') === 'advance') return `The clock moves by 1 to ${maxDays} days.`;
  return 'Choose cancel, resume, card or advance.';
}

async function readForm(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text());
}
