import { businessConnectPlan, type Entitlements, planLabel } from '@clearpaw/domain';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { Banner, ErrorPanel } from '../../ui/feedback/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { billingMessages } from './messages.gen.ts';
import { PlanFacts } from './plan-facts.tsx';
import { canStart, type PlanState, planState, type Subscription } from './plan-state.ts';
import { useMoneyFormat } from './use-money-format.ts';
import { type PayPage, useCheckout, usePortal } from './use-pay-page.ts';

interface PlanCardProps {
  readonly entitlements: Entitlements;
  readonly subscription: Subscription;
}

/** The plan's label, its state, and the available actions. */
export function PlanCard({ entitlements, subscription }: PlanCardProps) {
  const messages = billingMessages;
  const format = useMoneyFormat();
  const checkout = useCheckout();
  const portal = usePortal();
  const label = planLabel(entitlements, new Date().toISOString());
  const state = planState(entitlements, subscription);
  // The label mentions the renewal; a canceled plan ends on that day instead.
  const renewal = state.kind === 'leaving' ? messages.ends : messages.renews;
  const heading = 'text' in label ? messages.plans[label.text] : renewal(format.day(label.renewsOn));
  const startable = canStart(subscription) && state.kind !== 'team';
  return (
    <Card as="section" shape="feature" padding="none" className="p-5 md:p-8" aria-labelledby="plan">
      <p className="type-small text-ink-2">{messages.yourPlan}</p>
      <h2 id="plan" className="mt-1 text-balance type-h2">
        {heading}
      </h2>
      <PlanSentence state={state} />
      <PlanFacts subscription={subscription} offered={startable} />
      {(checkout.failed || portal.failed) && (
        <div className="mt-5">
          <ErrorPanel>{checkout.failed ? messages.checkoutFailed : messages.portalFailed}</ErrorPanel>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {startable && <StartButton page={checkout} first={subscription.status === null} />}
        {subscription.manageable && (
          <Button
            variant={startable ? 'secondary' : 'primary'}
            size="lead"
            trailingIcon={ExternalLink}
            busy={portal.busy && messages.opening}
            onPress={portal.go}
          >
            {messages.manage}
          </Button>
        )}
      </div>
    </Card>
  );
}

function StartButton({ page, first }: { readonly page: PayPage; readonly first: boolean }) {
  const messages = billingMessages;
  return (
    <Button size="lead" busy={page.busy && messages.starting} onPress={page.go}>
      {first ? messages.startTrial : messages.subscribe}
    </Button>
  );
}

/** Problems are shown in a banner, everything else is a sentence. */
function PlanSentence({ state }: { readonly state: PlanState }) {
  const messages = billingMessages;
  const { day, money } = useMoneyFormat();
  const { state: said } = messages;
  if (state.kind === 'unpaid' || state.kind === 'shut') {
    return (
      <Banner tone={state.kind === 'shut' ? 'stop' : 'soon'} className="mt-4">
        {'at' in state ? said.unpaid(day(state.at)) : said.shut}
      </Banner>
    );
  }
  const price = money(businessConnectPlan.priceMinor, businessConnectPlan.currency);
  const sentences = {
    none: () => messages.offer,
    granted: () => said.granted,
    team: () => said.team,
    trial: (at: string) => said.trial(day(at), price),
    active: (at: string) => said.active(day(at)),
    leaving: (at: string) => said.leaving(day(at)),
    ended: (at: string) => said.ended(day(at)),
  };
  return <p className="mt-2 max-w-140 text-ink-2">{sentences[state.kind]('at' in state ? state.at : '')}</p>;
}
