import { accessEndsAtMs, businessConnectPlan, productName } from '@clearpaw/domain';
import type { MailDraft } from '../../platform/mail/index.ts';
import type { SubscriptionReading } from '../../schema/billing.ts';

export type BillingEmailKind = 'trial-ends' | 'payment-failed';

interface BillingEmailFacts {
  readonly to: string;
  readonly reading: SubscriptionReading;
  readonly publicUrl: string;
}

/** The text of emails to the payer. */
export function writeBillingEmail(
  kind: BillingEmailKind,
  { to, reading, publicUrl }: BillingEmailFacts,
): MailDraft {
  const billing = `${publicUrl}/billing`;
  const day = dayOf(reading.paidUntilMs);
  const amount = amountOf(reading);
  const card = reading.card ? ` to your card ending in ${reading.card.last4}` : '';
  const last = dayOf(accessEndsAtMs(reading) ?? reading.paidUntilMs);
  const emails = {
    'trial-ends': {
      subject: `Your free trial ends on ${day}`,
      lines: [
        `Your free trial of Business Connect ends on ${day}. If you like it, there is nothing to do: from then on ${amount} a month is charged${card}.`,
        `To cancel, or to change the card: ${billing}`,
        'If you cancel, all features stay active until that day. After it your data stays readable and can be exported.',
      ],
    },
    'payment-failed': {
      subject: 'Your last payment did not go through',
      lines: [
        `The payment of ${amount} for Business Connect did not go through. All features stay active until ${last}.`,
        `To keep access, update your card: ${billing}`,
        'Without a payment, your business becomes read-only after that day: your data stays readable and can be exported.',
      ],
    },
  };
  const { subject, lines } = emails[kind];
  return { to, subject, text: `${['Hello,', ...lines, productName].join('\n\n')}\n` };
}

/** The day by universal time, spelled out: mail knows nothing of where it is read. */
function dayOf(ms: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
}

function amountOf({ price }: SubscriptionReading): string {
  const { amount, currency } = price ?? {
    amount: businessConnectPlan.priceMinor,
    currency: businessConnectPlan.currency,
  };
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
