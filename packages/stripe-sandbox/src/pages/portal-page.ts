import type { Context } from 'hono';
import { type Ledger, type Portal, runningSubscription, type SandboxSubscription } from '../ledger/index.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type Html, html } from './html.ts';
import { formatSandboxDay, moneyOf, sendPage } from './page.ts';

/** The hosted portal: the subscription, the card and the invoices, with a form for each action. */
export function portalPage(
  context: Context,
  parts: SandboxParts,
  ledger: Ledger,
  portal: Portal,
  problem: string | null,
): Response {
  const shown = runningSubscription(ledger) ?? ledger.subscriptions.at(-1) ?? null;
  const body = html`
<h1>Your subscription</h1>
${problem === null ? null : html`<p class="alert" role="alert">${problem}</p>`}
<section>${shown ? subscriptionPart(shown) : html`<p>There is no subscription.</p>`}</section>
<section>
<h2>Card</h2>
<p>${ledger.card ? `${ledger.card.brand} ending in ${ledger.card.last4}` : 'No card on file'}</p>
<form method="post">
<label for="card">New card number</label>
<input id="card" name="card" value="4242 4242 4242 4242" inputmode="numeric" autocomplete="off">
<button class="quiet" name="action" value="card">Use this card</button>
</form>
<p class="soft">With 4000 0000 0000 0002 every later charge is declined.</p>
</section>
${invoicesPart(ledger)}
<section>
<h2>Clock</h2>
<form method="post">
<label for="days">Days to move on</label>
<input id="days" name="days" type="number" min="1" max="400" value="15">
<button class="quiet" name="action" value="advance">Move the clock</button>
</form>
<p class="soft">Everything of this customer then lies so many days further back.</p>
</section>
<a href="${portal.returnUrl}">Back</a>`;
  return sendPage(context, parts, 'Billing portal', body);
}

function subscriptionPart(one: SandboxSubscription): Html {
  const until = `${one.cancelAtPeriodEnd ? 'Ends' : 'Renews'} on ${formatSandboxDay(one.periodEndAt)}`;
  const action = one.cancelAtPeriodEnd ? 'resume' : 'cancel';
  return html`
<h2>${moneyOf(one.price.amount, one.price.currency)} a month: ${one.status.replace('_', ' ')}</h2>
<p class="soft">${one.endedAt === null ? until : `Ended on ${formatSandboxDay(one.endedAt)}`}</p>
${one.endedAt === null ? html`<form method="post"><button class="quiet" name="action" value="${action}">${action === 'cancel' ? 'Cancel the plan' : 'Keep the plan'}</button></form>` : null}`;
}

function invoicesPart(ledger: Ledger): Html | null {
  if (ledger.invoices.length === 0) return null;
  const rows = ledger.invoices
    .slice(-24)
    .reverse()
    .map(
      (one) =>
        html`<tr><td>${formatSandboxDay(one.createdAt)}</td><td>${moneyOf(one.total, one.currency)}</td><td>${one.refunded > 0 ? 'refunded' : one.status}</td></tr>`,
    );
  return html`<section><h2>Invoices</h2><table>${rows}</table></section>`;
}
