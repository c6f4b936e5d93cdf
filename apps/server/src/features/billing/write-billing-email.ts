import { accessEndsAtMs, businessConnectPlan } from '@clearpaw/domain';
import { longDateIn } from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import type { SubscriptionReading } from '../../schema/billing.ts';
import { billingMailMessages } from './messages.gen.ts';

export type BillingEmailKind = 'trial-ends' | 'payment-failed';

interface BillingEmailFacts {
  readonly reading: SubscriptionReading;
  readonly publicUrl: string;
  readonly language: Language;
}

interface BillingEmail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The text of emails to the payer. */
export function writeBillingEmail(kind: BillingEmailKind, facts: BillingEmailFacts): BillingEmail {
  const { reading, publicUrl, language } = facts;
  const { hello, trialEnds, paymentFailed } = billingMailMessages[language];
  const billing = `${publicUrl}/billing`;
  const amount = amountOf(reading, language);
  if (kind === 'trial-ends') {
    const day = dayOf(reading.paidUntilMs, language);
    const said = trialEnds.said(day, amount, reading.card?.last4 ?? null);
    const paragraphs = [hello, said, trialEnds.cancel(billing), trialEnds.after];
    return { subject: trialEnds.subject(day), paragraphs };
  }
  const last = dayOf(accessEndsAtMs(reading) ?? reading.paidUntilMs, language);
  const { subject, said, update, after } = paymentFailed;
  return { subject, paragraphs: [hello, said(amount, last), update(billing), after] };
}

/** The day by universal time, spelled out: mail knows nothing of where it is read. */
const dayOf = (ms: number, language: Language): string =>
  longDateIn(language, new Date(ms).toISOString().slice(0, 10));

function amountOf({ price }: SubscriptionReading, language: Language): string {
  const { amount, currency } = price ?? {
    amount: businessConnectPlan.priceMinor,
    currency: businessConnectPlan.currency,
  };
  const locale = language === 'en' ? 'en-US' : language;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
