import { ArrowDown, PawPrint, Store } from 'lucide-react';
import type { MouseEvent } from 'react';
import { publicPaths } from '../../../paths/index.ts';
import { Segments } from '../../../ui/choice/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Anchor } from '../../../ui/provider/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { addressFor, type LandingAudience, otherThan } from '../audience.ts';
import { landingMessages } from '../messages.gen.ts';
import { BusinessPicture } from './business-picture.tsx';
import { heroAppearances } from './hero-appearances.ts';
import { OwnerPicture } from './owner-picture.tsx';
import { TestingCount } from './testing-count.tsx';

interface HeroProps {
  readonly audience: LandingAudience;
  readonly onAudience: (audience: LandingAudience) => void;
}

const icons = { owner: PawPrint, business: Store } as const;

/** The link to the other audience, which changes the page without a load. */
function Aside({ audience, onAudience }: HeroProps) {
  const messages = landingMessages.hero[audience];
  const other = otherThan(audience);
  const turn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onAudience(other);
  };
  return (
    <p className="mt-3 flex items-start gap-2.5 opacity-90 md:mt-4.5">
      <Icon of={icons[other]} className="mt-0.5" />
      <span>
        {messages.aside}{' '}
        <Anchor
          href={addressFor(other)}
          onClick={turn}
          className="font-semibold underline decoration-2 underline-offset-4"
        >
          {messages.asideLink}
        </Anchor>
      </span>
    </p>
  );
}

function Pitch({ audience, onAudience }: HeroProps) {
  const { audience: label, audiences, howItWorks, logIn, hero } = landingMessages;
  const messages = hero[audience];
  const appearance = heroAppearances[audience];
  const segment = (id: LandingAudience) => ({ id, label: audiences[id], icon: icons[id] });
  return (
    <>
      <div className="[&_fieldset]:max-md:w-full md:[&_fieldset]:p-1.25 [&_label]:max-md:flex-1 md:[&_label]:min-h-11.5 md:[&_label]:px-5 md:[&_label]:text-base">
        <Segments
          label={label}
          segments={[segment('owner'), segment('business')]}
          value={audience}
          onChange={onAudience}
          ground={appearance.toggle}
        />
      </div>
      <h1 id="hero-title" className="mt-7 max-w-152 type-display md:mt-9">
        {messages.title}
      </h1>
      <p className={classes('mt-4 max-w-140 type-lead-hero md:mt-5', appearance.lead)}>{messages.lead}</p>
      <Aside audience={audience} onAudience={onAudience} />
      <p className="mt-5 flex flex-wrap gap-3 md:mt-8">
        <LinkButton
          href={publicPaths.register}
          variant={appearance.action}
          size="lead"
          className={classes('max-md:flex-1', appearance.actionColours)}
        >
          {messages.action}
        </LinkButton>
        <LinkButton
          href={publicPaths.login}
          variant="invert"
          size="lead"
          className={appearance.secondColours}
        >
          {logIn}
        </LinkButton>
        <LinkButton
          href="#how-it-works"
          variant="invert"
          size="lead"
          trailingIcon={ArrowDown}
          className={classes('max-md:hidden', appearance.secondColours)}
        >
          {howItWorks}
        </LinkButton>
      </p>
    </>
  );
}

/** The first screen: the audience, the headline, the main button, and the product. */
export function Hero(props: HeroProps) {
  const { ground, counter, picture } = heroAppearances[props.audience];
  return (
    <section
      aria-labelledby="hero-title"
      className="grid overflow-x-clip grid-cols-[minmax(1.25rem,1fr)_minmax(0,75rem)_minmax(1.25rem,1fr)] md:grid-cols-[minmax(2rem,1fr)_minmax(0,75rem)_minmax(2rem,1fr)] lg:grid-cols-[minmax(2.5rem,1fr)_minmax(0,40rem)_minmax(0,35rem)_minmax(2.5rem,1fr)] lg:min-h-188 lg:grid-rows-[1fr_auto]"
    >
      <div
        data-ground={props.audience === 'owner' ? 'deep' : undefined}
        className={classes(
          'col-span-full row-start-1 row-end-3 rounded-b-[2.25rem] md:rounded-b-hero',
          ground,
        )}
      />
      <div
        data-ground={props.audience === 'owner' ? 'deep' : undefined}
        className={classes('col-start-2 row-start-1 pt-22 md:pt-28 lg:max-xl:pe-6 lg:pt-33', picture.ink)}
      >
        <Pitch {...props} />
      </div>
      <div
        className={classes(
          'col-start-2 row-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1',
          picture.position,
        )}
      >
        {props.audience === 'owner' ? <OwnerPicture /> : <BusinessPicture />}
      </div>
      <TestingCount
        className={classes('col-start-2 row-start-3 lg:row-start-2 lg:pt-10 lg:pb-17', counter)}
      />
    </section>
  );
}
