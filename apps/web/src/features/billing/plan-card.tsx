import { businessConnectPlan, type Entitlements, planLabel } from '@clearpaw/domain';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { Banner, ErrorPanel } from '../../ui/feedback/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { FreePlan } from './free-plan.tsx';
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
  const problem = checkout.failed ? messages.checkoutFailed : portal.failed ? messages.portalFailed : null;
  if (state.kind === 'none' && subscription.status === null) {
    return (
      <FreePlan
        label={heading}
        explained={'text' in label && label.text === 'Free Plan' ? messages.freeDetail : null}
      >
        {problem !== null && <ErrorPanel>{problem}</ErrorPanel>}
        <StartButton page={checkout} first variant="accent" />
      </FreePlan>
    );
  }
  return (
    <Card as="section" shape="feature" padding="none" className="p-5 md:p-8" aria-labelledby="plan">
      <p className="type-small text-ink-2">{messages.yourPlan}</p>
      <h2 id="plan" className="mt-1 text-balance type-h2">
        {heading}
      </h2>
      {state.kind === 'none' && (
        <h3 className="mt-6 border-line border-t pt-6 type-h3">{messages.offerTitle}</h3>
      )}
      <PlanSentence state={state} />
      <PlanFacts subscription={subscription} offered={startable} />
      {problem !== null && (
        <div className="mt-5">
          <ErrorPanel>{problem}</ErrorPanel>
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

interface StartButtonProps {
  readonly page: PayPage;
  /** The first time begins with the free trial. */
  readonly first: boolean;
  readonly variant?: 'primary' | 'accent';
}

function StartButton({ page, first, variant = 'primary' }: StartButtonProps) {
  const messages = billingMessages;
  return (
    <Button variant={variant} size="lead" busy={page.busy && messages.starting} onPress={page.go}>
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
    active: () => said.active,
    leaving: (at: string) => said.leaving(day(at)),
    ended: (at: string) => said.ended(day(at)),
  };
  return <p className="mt-2 max-w-140 text-ink-2">{sentences[state.kind]('at' in state ? state.at : '')}</p>;
}
