import { businessConnectPlan } from '@clearpaw/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { billingMessages } from './messages.gen.ts';
import { useMoneyFormat } from './use-money-format.ts';

interface FreePlanProps {
  /** The plan's label. */
  readonly label: string;
  /** Null for a label that this release does not know. */
  readonly explained: string | null;
  /** What failed, and the buttons. */
  readonly children: ReactNode;
}

/** Without a plan: what applies now, and apart from it what Business Connect includes and costs. */
export function FreePlan({ label, explained, children }: FreePlanProps) {
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" shape="feature" padding="large" aria-labelledby="plan">
        <p className="type-small text-ink-2">{billingMessages.yourPlan}</p>
        <h2 id="plan" className="mt-1 text-balance type-h2">
          {label}
        </h2>
        {explained !== null && <p className="mt-1 text-pretty text-ink-2">{explained}</p>}
      </Card>
      <Offer>{children}</Offer>
    </div>
  );
}

function Offer({ children }: Pick<FreePlanProps, 'children'>) {
  const messages = billingMessages;
  const { money } = useMoneyFormat();
  const price = money(businessConnectPlan.priceMinor, businessConnectPlan.currency);
  return (
    <Card
      as="section"
      shape="feature"
      padding="none"
      tone="deep"
      className="grid gap-x-8 gap-y-6 p-6 md:grid-cols-[minmax(0,1fr)_auto] md:p-8"
      aria-labelledby="offer"
    >
      <div>
        <h2 id="offer" className="type-h3">
          {messages.offerTitle}
        </h2>
        <p className="mt-2 type-h1 tabular-nums">{messages.perMonth(price)}</p>
        <p className="mt-1">{messages.offerPerks.join(' · ')}</p>
      </div>
      <ul className="flex flex-col gap-2 md:row-span-2">
        {messages.offerFeatures.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Icon of={Check} strong className="text-marigold" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-start gap-4 md:self-end">{children}</div>
    </Card>
  );
}
