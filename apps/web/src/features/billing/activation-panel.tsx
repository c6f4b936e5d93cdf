import { Check, Hourglass, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useWatch } from '../../platform/data/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { ErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { billingMessages } from './messages.gen.ts';
import { useSignedInBusiness } from './use-signed-in-business.ts';

interface ActivationPanelProps {
  readonly onDismiss: () => void;
  /** Called for visitors who are not signed in as a business, for whom the panel is not meant. */
  readonly onNotBusiness: () => void;
}

/**
 * After a payment: tells a signed-in business that its subscription is being activated and, live, that it is active,
 * with a link to the business. Source: specification, section 2: /billing/success is not a route and goes to the
 * landing page.
 */
export function ActivationPanel({ onDismiss, onNotBusiness }: ActivationPanelProps) {
  const business = useSignedInBusiness();
  const leave = useEffectEvent(onNotBusiness);
  useEffect(() => {
    if (business === false) leave();
  }, [business]);
  return (
    <div className="mx-auto w-full max-w-160 px-5 pt-28 pb-21 md:pt-33">
      {business ? <Activation onDismiss={onDismiss} /> : <PageSkeleton cards={1} />}
    </div>
  );
}

function Activation({ onDismiss }: Pick<ActivationPanelProps, 'onDismiss'>) {
  const messages = billingMessages;
  const [active, setActive] = useState(false);
  const line = useWatch('watchEntitlements', {}, ({ businessConnect }) =>
    setActive(businessConnect === true),
  );
  const slow = useLater(!active);
  return (
    <Card as="section" tone="deep" shape="feature" padding="none" className="relative p-6 md:p-10">
      <div className="absolute end-4 top-4">
        <IconButton label={messages.dismiss} icon={X} variant="invert" onPress={onDismiss} />
      </div>
      <span className="grid size-16 place-items-center rounded-full bg-marigold text-on-marigold">
        <Icon of={active ? Check : Hourglass} size={28} strong />
      </span>
      <div role="status" className="mt-6">
        <h1 className="text-balance pe-12 type-section">
          {active ? messages.activated : messages.activating}
        </h1>
        <p className="mt-3 type-lead">{active ? messages.activatedDetail : messages.activatingDetail}</p>
        {slow && <p className="mt-3">{messages.activatingSlow}</p>}
      </div>
      {active && (
        <LinkButton href={paths.today} variant="accent" size="lead" className="mt-8 max-md:w-full">
          {messages.openBusiness}
        </LinkButton>
      )}
      {slow && (
        <LinkButton href={paths.billing} variant="invert" size="lead" className="mt-8 max-md:w-full">
          {messages.checkPlan}
        </LinkButton>
      )}
      {typeof line === 'object' && !active && (
        <div className="mt-6">
          <ErrorPanel>{messages.loadFailed}</ErrorPanel>
        </div>
      )}
    </Card>
  );
}

const slowAfterMs = 20_000;

/** True once waiting has taken longer than it should. */
function useLater(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
