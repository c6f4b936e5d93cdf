import type { ReactNode } from 'react';
import type { Blanket } from '../../../ui/portrait/index.ts';
import { classes } from '../../../ui/style/index.ts';

/** What a card is made of: paper, deep green, evergreen, or one of the blankets. */
export type FeatureGround = 'surface' | 'deep' | 'evergreen' | Blanket;

interface FeatureCardProps {
  readonly ground: FeatureGround;
  readonly title: string;
  readonly text: string;
  /** A fragment of the product. Its people and places are invented, so screen readers pass over it. */
  readonly fragment: ReactNode;
  /** The fragment reaches to the card's edges. */
  readonly bleeds?: boolean | undefined;
  readonly className: string;
}

const appearances = {
  surface: { card: 'bg-surface card-edge', text: 'text-ink-2' },
  deep: { card: 'bg-deep text-on-deep', text: 'text-on-deep/85' },
  // At night evergreen is pale, made for buttons: a whole card of it would be the loudest thing on the page.
  evergreen: {
    card: 'bg-[light-dark(var(--evergreen),var(--evergreen-deep))] text-on-deep',
    text: 'text-on-deep/90',
  },
  blanket: { card: 'bg-blanket', text: 'text-on-blanket-2' },
} as const;

const lookOf = (ground: FeatureGround) =>
  ground === 'surface' || ground === 'deep' || ground === 'evergreen'
    ? appearances[ground]
    : appearances.blanket;

/** One thing the product does, shown rather than told. */
export function FeatureCard({ ground, title, text, fragment, bleeds, className }: FeatureCardProps) {
  const appearance = lookOf(ground);
  return (
    <li
      data-blanket={appearance === appearances.blanket ? ground : undefined}
      className={classes('flex flex-col overflow-hidden rounded-pet', appearance.card, className)}
    >
      <div aria-hidden="true" className={bleeds ? '' : 'px-5.5 pt-6 md:px-7.5 md:pt-8'}>
        {fragment}
      </div>
      <div className="mt-auto px-5.5 pt-6 pb-6 md:ps-7.5 md:pe-5 md:pb-8">
        <h3 className="type-h2-page">{title}</h3>
        <p className={classes('mt-1.5 max-w-128', appearance.text)}>{text}</p>
      </div>
    </li>
  );
}
