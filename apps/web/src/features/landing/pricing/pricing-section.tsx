import { businessConnectPlan } from '@clearpaw/domain';
import { publicPaths } from '../../../paths/index.ts';
import { useLocale } from '../../../platform/messages/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { PetPortrait } from '../../../ui/portrait/index.ts';
import { frame } from '../frame.ts';
import { landingMessages } from '../messages.gen.ts';
import { Reveal } from '../motion/index.ts';
import { samplePets } from '../sample-pets.ts';
import { SectionTitle } from '../section-title.tsx';
import { formatPrice } from './format-price.ts';
import { Perks } from './perks.tsx';

const { priceMinor, currency } = businessConnectPlan;
const card = 'relative flex flex-col rounded-pet p-6 md:p-10';

function OwnerPlan() {
  const { pricing, features } = landingMessages;
  const { title, lead, ...perks } = features.owner;
  return (
    <article className={`${card} card-edge bg-surface`}>
      <h3 className="type-h2-panel">{pricing.owner.title}</h3>
      <p className="mt-3 type-name">{formatPrice(0, currency, useLocale(), 'never')}</p>
      <p className="mt-2 text-ink-2">{pricing.owner.terms}</p>
      <Perks perks={[perks.pets, perks.vaccinations, perks.documents, perks.places, perks.alerts]} />
      <LinkButton href={publicPaths.register} variant="secondary" size="lead" wide className="mt-auto">
        {pricing.owner.action}
      </LinkButton>
    </article>
  );
}

function BusinessPlan() {
  const { pricing, features } = landingMessages;
  const { requirements, verdicts, team, waivers, pets: connected } = features.business;
  return (
    <article data-ground="deep" className={`${card} overflow-hidden bg-deep text-on-deep`}>
      <h3 className="type-h2-panel">{pricing.business.title}</h3>
      <p className="mt-3 type-name">
        {formatPrice(priceMinor, currency, useLocale())}
        <span className="type-h2-panel">
          <span aria-hidden="true">{pricing.perMonth}</span>
          <span className="sr-only"> {pricing.perMonthSpoken}</span>
        </span>
      </p>
      <p className="mt-2 text-on-deep/85">
        {pricing.business.terms.map((term) => (
          <span key={term}>{term}. </span>
        ))}
      </p>
      <Perks perks={[requirements, verdicts, team, waivers, connected]} />
      <LinkButton href={publicPaths.register} variant="accent" size="lead" className="mt-auto lg:w-85">
        {pricing.business.action}
      </LinkButton>
      <div className="pointer-events-none absolute end-0 bottom-0 h-75 w-82 max-xl:hidden">
        <PetPortrait appearance={samplePets.pearl} className="absolute inset-x-0 top-0 w-full" />
      </div>
    </article>
  );
}

/** What it costs: nothing, or one price. */
export function PricingSection() {
  const { pricing } = landingMessages;
  return (
    <Reveal id="pricing" labelledBy="pricing-title" className={frame}>
      <SectionTitle id="pricing-title" title={pricing.title} lead={pricing.lead} />
      <div className="mt-8 grid gap-3 md:mt-12 md:gap-5 lg:grid-cols-[5fr_7fr]">
        <OwnerPlan />
        <BusinessPlan />
      </div>
    </Reveal>
  );
}
