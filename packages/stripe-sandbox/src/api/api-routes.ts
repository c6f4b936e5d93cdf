import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SandboxDatabase } from '../environment.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { answerOnce } from './answer-once.ts';
import type { ApiHandler } from './api-call.ts';
import { ApiRefusal, missingParameter } from './api-refusal.ts';
import { listEvents, listPrices, retrievePrice } from './catalogue-calls.ts';
import { createCheckout, expireCheckout, listCheckouts, retrieveCheckout } from './checkout-calls.ts';
import { addCustomer, readCustomers, retrieveCustomer } from './customer-calls.ts';
import { readFields } from './form-body.ts';
import { createRefund, listInvoicesCall, retrieveInvoice } from './invoice-calls.ts';
import { createPortal } from './portal-calls.ts';
import { cancelSubscription, listSubscriptions, retrieveSubscription } from './subscription-calls.ts';

const reads: Readonly<Record<string, ApiHandler>> = {
  '/v1/customers': readCustomers,
  '/v1/customers/:id': retrieveCustomer,
  '/v1/prices': listPrices,
  '/v1/prices/:id': retrievePrice,
  '/v1/checkout/sessions': listCheckouts,
  '/v1/checkout/sessions/:id': retrieveCheckout,
  '/v1/subscriptions': listSubscriptions,
  '/v1/subscriptions/:id': retrieveSubscription,
  '/v1/invoices': listInvoicesCall,
  '/v1/invoices/:id': retrieveInvoice,
  '/v1/events': listEvents,
};
const writes: Readonly<Record<string, ApiHandler>> = {
  '/v1/customers': addCustomer,
  '/v1/checkout/sessions': createCheckout,
  '/v1/checkout/sessions/:id/expire': expireCheckout,
  '/v1/billing_portal/sessions': createPortal,
  '/v1/refunds': createRefund,
};
const removals: Readonly<Record<string, ApiHandler>> = {
  '/v1/subscriptions/:id': cancelSubscription,
};
const maxBodyBytes = 100_000;

/** The API for programs: the part of Stripe's API that we use, in Stripe's format. */
export function apiRoutes(parts: SandboxParts): Hono {
  const routes = new Hono();
  for (const [path, handler] of Object.entries(reads)) {
    routes.get(path, (context) => answer(context, () => read(parts, context, path, handler)));
  }
  for (const [path, handler] of Object.entries(writes)) {
    const limit = bodyLimit({ maxSize: maxBodyBytes });
    routes.post(path, limit, (context) => answer(context, () => write(parts, context, handler)));
  }
  for (const [path, handler] of Object.entries(removals)) {
    const limit = bodyLimit({ maxSize: maxBodyBytes });
    routes.delete(path, limit, (context) => answer(context, () => write(parts, context, handler)));
  }
  routes.all('/v1/*', (context) =>
    answer(context, () => Promise.reject(missingParameter('route', context.req.path))),
  );
  return routes;
}

/** Events contain no personal data and may be read without a key. */
function read(parts: SandboxParts, context: Context, path: string, handler: ApiHandler): Promise<object> {
  if (path !== '/v1/events') requireKey(context);
  const fields = readFields(new URL(context.req.url).searchParams);
  const id = context.req.param('id') ?? '';
  return parts.db.transaction((db) => handler({ db, parts, id, fields }));
}

async function write(parts: SandboxParts, context: Context, handler: ApiHandler): Promise<object> {
  requireKey(context);
  const body = await context.req.text();
  const fields = readFields(new URLSearchParams(body));
  const id = context.req.param('id') ?? '';
  const request = { key: context.req.header('idempotency-key'), text: `${context.req.path}\n${body}` };
  return answerOnce(parts, request, (db: SandboxDatabase) => handler({ db, parts, id, fields }));
}

/** Any key is accepted, but Stripe would refuse a request without one. */
function requireKey(context: Context): void {
  if (/^(Bearer sk_|Basic )\S+$/.test(context.req.header('authorization') ?? '')) return;
  const message = 'You did not provide an API key in the Authorization header, such as Bearer sk_test_….';
  throw new ApiRefusal(401, { type: 'invalid_request_error', message });
}

async function answer(context: Context, work: () => Promise<object>): Promise<Response> {
  context.header('Request-Id', `req_${crypto.randomUUID().replaceAll('-', '')}`);
  try {
    return context.json(await work());
  } catch (problem) {
    if (problem instanceof ApiRefusal) return context.json(problem.body, problem.status);
    throw problem;
  }
}
