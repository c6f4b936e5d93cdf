import type { LandingAudience } from '../audience.ts';
import { frame } from '../frame.ts';
import { landingMessages } from '../messages.gen.ts';
import { Reveal } from '../motion/index.ts';
import { SectionTitle } from '../section-title.tsx';
import { FeatureCard } from './feature-card.tsx';
import { businessFeatures, type Feature, ownerFeatures } from './feature-cards.tsx';

/** Two cards above three: 7 + 5, then 4 + 4 + 4. */
const spans = [
  'md:col-span-12 lg:col-span-7 lg:min-h-92',
  'md:col-span-12 lg:col-span-5 lg:min-h-92',
  'md:col-span-6 lg:col-span-4 lg:min-h-96',
  'md:col-span-6 lg:col-span-4 lg:min-h-96',
  'md:col-span-12 lg:col-span-4 lg:min-h-96',
];

interface BentoProps<Id extends string> {
  readonly features: readonly Feature<Id>[];
  readonly messages: Readonly<Record<Id, { readonly title: string; readonly text: string }>>;
}

function Bento<Id extends string>({ features, messages }: BentoProps<Id>) {
  return (
    <ul className="mt-8 grid gap-3 md:mt-12 md:grid-cols-12 md:gap-5">
      {features.map(({ id, ...card }, index) => (
        <FeatureCard key={id} {...card} {...messages[id]} className={spans[index] ?? ''} />
      ))}
    </ul>
  );
}

/** What the product does for this reader. */
export function FeaturesSection({ audience }: { readonly audience: LandingAudience }) {
  const { features } = landingMessages;
  const { title, lead } = features[audience];
  return (
    <Reveal labelledBy="features-title" className={frame}>
      <SectionTitle id="features-title" title={title} lead={lead} />
      {audience === 'owner' ? (
        <Bento features={ownerFeatures} messages={features.owner} />
      ) : (
        <Bento features={businessFeatures} messages={features.business} />
      )}
    </Reveal>
  );
}
