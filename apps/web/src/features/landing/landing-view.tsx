import { Suspense } from 'react';
import type { LandingAudience } from './audience.ts';
import { FeaturesSection } from './features/features-section.tsx';
import { Hero } from './hero/index.ts';
import { PricingSection } from './pricing/pricing-section.tsx';
import { StepsSection } from './steps/steps-section.tsx';

interface LandingViewProps {
  readonly audience: LandingAudience;
  readonly onAudience: (audience: LandingAudience) => void;
}

/**
 * The landing page between its header and its footer. The audience changes everything except the order. Nothing blocks
 * rendering: the sections below the first screen hydrate one by one after it.
 */
export function LandingView({ audience, onAudience }: LandingViewProps) {
  return (
    <>
      <Hero audience={audience} onAudience={onAudience} />
      <div
        className={`grid gap-21 pb-16 md:gap-28 md:pb-14 ${audience === 'owner' ? 'pt-16 lg:pt-60 xl:pt-49' : 'pt-16 lg:pt-28'}`}
      >
        <Suspense>
          <FeaturesSection audience={audience} />
        </Suspense>
        <Suspense>
          <StepsSection audience={audience} />
        </Suspense>
        <Suspense>
          <PricingSection />
        </Suspense>
      </div>
    </>
  );
}
