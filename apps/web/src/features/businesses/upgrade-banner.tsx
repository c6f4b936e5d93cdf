import { Check, CircleX, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/index.ts';
import { businessMessages } from './messages.gen.ts';
import { TrialSteps } from './trial-steps.tsx';
import { UpgradePicture } from './upgrade-picture.tsx';

interface UpgradeBannerProps {
  /** The button that starts the trial. */
  readonly start: ReactNode;
  /** What opens the sample business. */
  readonly sample: ReactNode;
}

/** What a business without the plan sees instead of its pages. Source: specification, sections 2 and 9. */
export function UpgradeBanner({ start, sample }: UpgradeBannerProps) {
  const messages = businessMessages;
  return (
    <div className="flex flex-col gap-7">
      <section
        data-ground="deep"
        aria-labelledby="upgrade"
        className="relative overflow-hidden rounded-brand bg-deep text-on-deep lg:grid lg:min-h-144 lg:grid-cols-[11fr_9fr] md:rounded-hero"
      >
        <div className="relative z-1 flex flex-col items-start gap-6 p-6 md:p-12">
          <h1 id="upgrade" className="max-w-105 type-section">
            {messages.upgradeTitle}
          </h1>
          <div>
            <p className="flex items-baseline gap-1">
              <span className="type-name">{messages.price}</span>
              <span className="type-h3">{messages.perMonth}</span>
            </p>
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
              <Perk icon={Gift}>{messages.trial}</Perk>
              <Perk icon={CircleX}>{messages.cancelAnytime}</Perk>
            </p>
          </div>
          <ul className="flex flex-col gap-3">
            {messages.features.map((feature) => (
              <li key={feature} className="flex items-center gap-3">
                <Icon of={Check} strong className="text-marigold" />
                {feature}
              </li>
            ))}
          </ul>
          {start}
          {sample}
          <p className="type-small opacity-90">{messages.invitedInstead}</p>
        </div>
        <UpgradePicture />
      </section>
      <TrialSteps />
    </div>
  );
}

interface PerkProps {
  readonly icon: typeof Gift;
  readonly children: string;
}

function Perk({ icon, children }: PerkProps) {
  return (
    <span className="flex items-center gap-2">
      <Icon of={icon} size={18} />
      {children}
    </span>
  );
}
