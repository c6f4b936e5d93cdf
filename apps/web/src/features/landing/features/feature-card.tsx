import type { ReactNode } from 'react';
import type { Blanket } from '../../../ui/portrait/index.ts';
import { classes } from '../../../ui/style/index.ts';

/** The background of a card: paper, deep green, evergreen, or one of the portrait colors. */
export type FeatureGround = 'surface' | 'deep' | 'evergreen' | Blanket;

interface FeatureCardProps {
  readonly ground: FeatureGround;
  readonly title: string;
  readonly text: string;
  /** A sample of the product. Its people and businesses are invented, so screen readers skip it. */
  readonly fragment: ReactNode;
  /** The sample reaches the card's edges. */
  readonly bleeds?: boolean | undefined;
  readonly className: string;
}

const appearances = {
  surface: { card: 'bg-surface card-edge', text: 'text-ink-2' },
  deep: { card: 'bg-deep text-on-deep', text: 'text-on-deep/85' },
  // In dark mode evergreen is pale, made for buttons: a whole card of it would be too bright.
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

/** One feature of the product, shown by a sample. */
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
