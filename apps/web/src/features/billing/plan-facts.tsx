import { businessConnectPlan } from '@clearpaw/domain';
import { Check } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { billingMessages } from './messages.gen.ts';
import type { Subscription } from './plan-state.ts';
import { useMoneyFormat } from './use-money-format.ts';

interface PlanFactsProps {
  readonly subscription: Subscription;
  /** Without a plan, the offer is shown instead of a card and a date. */
  readonly offered: boolean;
}

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };

/** Price, card and next payment, as far as they exist. */
export function PlanFacts({ subscription, offered }: PlanFactsProps) {
  const messages = billingMessages;
  const { day, money } = useMoneyFormat();
  const { price, card, nextPaymentAt, status } = subscription;
  const { amount, currency } = price ?? {
    amount: businessConnectPlan.priceMinor,
    currency: businessConnectPlan.currency,
  };
  if (!offered && price === null) return null;
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <Fact name={messages.price}>{messages.perMonth(money(amount, currency))}</Fact>
        {!offered && card && (
          <Fact name={messages.card}>
            {messages.cardEnding(brands[card.brand] ?? card.brand, card.last4)}
          </Fact>
        )}
        {!offered && nextPaymentAt && (
          <Fact name={status === 'trialing' ? messages.firstPayment : messages.nextPayment}>
            {day(nextPaymentAt)}
          </Fact>
        )}
      </dl>
      {offered && status === null && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
          {messages.offerPerks.map((perk) => (
            <li key={perk} className="flex items-center gap-2">
              <Icon of={Check} size={18} />
              {perk}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="type-strong tabular-nums">{children}</dd>
    </div>
  );
}
