import type { Context } from 'hono';
import type { Checkout, Ledger } from '../ledger/index.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type Html, html } from './html.ts';
import { formatSandboxDay, moneyOf, sendPage } from './page.ts';

export const defaultCard = '4242 4242 4242 4242';
export const declined = 'Your card was declined.';

/** The hosted checkout: a form that posts to the same page. */
export function checkoutPage(
  context: Context,
  parts: SandboxParts,
  checkout: Checkout,
  problem: string | null,
): Response {
  const { price, trialDays } = checkout;
  const amount = moneyOf(price.amount, price.currency);
  const title = trialDays === null ? `Subscribe for ${amount} a month` : `Try it free for ${trialDays} days`;
  const then = trialDays === null ? 'Charged today, then every month.' : `Then ${amount} a month.`;
  const body = html`
<h1>${title}</h1>
<p class="soft">${then} Cancel anytime.</p>
${problem === null ? null : html`<p class="alert" role="alert">${problem}</p>`}
<section>
<form method="post">
<label for="card">Card number</label>
<input id="card" name="card" value="${defaultCard}" inputmode="numeric" autocomplete="off">
<button name="outcome" value="success">${trialDays === null ? 'Subscribe' : 'Start trial'}</button>
<button class="quiet" name="outcome" value="decline">Decline the card</button>
</form>
<p class="soft">4000 0000 0000 0002 is declined here; 4000 0000 0000 0341 is kept, but later charges fail.</p>
</section>
<a href="${checkout.cancelUrl}">Back without subscribing</a>`;
  return sendPage(context, parts, 'Checkout', body);
}

/** Shown when a form can no longer be sent. */
export function closedPage(context: Context, parts: SandboxParts, checkout: Checkout): Response {
  return sendPage(
    context,
    parts,
    'Checkout',
    html`<h1>This checkout is closed</h1><p>It was completed before, or it has expired.</p>
<a href="${checkout.cancelUrl}">Back</a>`,
  );
}

/** The page of an invoice, for "View invoice". */
export function invoicePage(context: Context, parts: SandboxParts, ledger: Ledger, id: string): Response {
  const one = ledger.invoices.find((invoice) => invoice.id === id);
  const rows: Html = one
    ? html`<h1>Invoice ${one.number}</h1><section><table>
<tr><td>Date</td><td>${formatSandboxDay(one.createdAt)}</td></tr>
<tr><td>Period</td><td>${formatSandboxDay(one.periodStartAt)} to ${formatSandboxDay(one.periodEndAt)}</td></tr>
<tr><td>Total</td><td>${moneyOf(one.total, one.currency)}</td></tr>
<tr><td>Status</td><td>${one.refunded > 0 ? 'refunded' : one.status}</td></tr>
</table></section>`
    : html`<h1>No such invoice</h1>`;
  return sendPage(context, parts, 'Invoice', rows);
}
