import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { userTable } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import type { SubscriptionReading } from '../../schema/billing.ts';
import { billingCustomerTable, billingEmailTable } from '../../schema/billing.ts';
import { languageOf, sendNote } from '../accounts/index.ts';
import { type AlertDraft, raiseAlert } from '../alerts/index.ts';
import { readSubscription } from './read-subscription.ts';
import type { BillingServices } from './refresh-subscription.ts';
import { type BillingEmailKind, writeBillingEmail } from './write-billing-email.ts';

export type BillingEmailServices = BillingServices & Pick<Services, 'config' | 'mail' | 'newId'>;

interface BillingEmail {
  readonly kind: BillingEmailKind;
  /** One reminder for each subscription, and one email about failure for each invoice, whatever events arrive. */
  readonly about: string;
  /** Whether there is still a reason for the email, by the current subscription. */
  readonly isDue: (reading: SubscriptionReading) => boolean;
}

/** The email for an event, if any. Stripe announces a trial's end three days before it. */
export function billingEmailFor({ type, data }: Stripe.Event): BillingEmail | null {
  const about = (data.object as { readonly id?: string }).id;
  if (about === undefined) return null;
  if (type === 'customer.subscription.trial_will_end') {
    const isDue = ({ status, cancelsAtEnd }: SubscriptionReading) => status === 'trialing' && !cancelsAtEnd;
    return { kind: 'trial-ends', about, isDue };
  }
  if (type !== 'invoice.payment_failed') return null;
  const isDue = ({ status }: SubscriptionReading) => status === 'past_due' || status === 'unpaid';
  return { kind: 'payment-failed', about, isDue };
}

/** Emails the payer once: the record of it and the email's job are written in one transaction. */
export async function sendBillingEmail(
  services: BillingEmailServices,
  uid: string,
  email: BillingEmail,
): Promise<void> {
  const { store, billing, config, clock } = services;
  const [person] = await store.db
    .select({ to: userTable.email, customerId: billingCustomerTable.customerId })
    .from(billingCustomerTable)
    .innerJoin(userTable, eq(userTable.id, billingCustomerTable.uid))
    .where(eq(billingCustomerTable.uid, uid));
  const reading = person && (await readSubscription(billing.stripe, person.customerId));
  if (!reading || !email.isDue(reading)) return;
  await store.transaction(async (tx) => {
    const noted = await tx.db
      .insert(billingEmailTable)
      .values({ kind: email.kind, about: email.about, uid, writtenAt: clock.now() })
      .onConflictDoNothing()
      .returning({ about: billingEmailTable.about });
    if (noted.length === 0) return;
    const language = await languageOf(tx.db, uid);
    const content = writeBillingEmail(email.kind, { reading, publicUrl: config.publicUrl, language });
    await sendNote(tx, services, { to: person.to, language, ...content, isSigned: true });
    if (email.kind === 'payment-failed') await raiseAlert(tx, services, paymentTrouble(uid, email.about));
  });
}

/** The alert in the app; the email is separate. */
function paymentTrouble(uid: string, about: string): AlertDraft {
  const content = { name: 'payment_failed' } as const;
  return { uid, kind: 'payment_trouble', content, onceKey: `payment_trouble ${about}` };
}
