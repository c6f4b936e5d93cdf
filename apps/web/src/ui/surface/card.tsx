import type { HTMLAttributes } from 'react';
import { classes } from '../style/index.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** `card` 16 px corners, `panel` 20, `feature` 24. */
  readonly shape?: 'card' | 'panel' | 'feature' | undefined;
  readonly padding?: 'none' | 'medium' | 'large' | undefined;
  readonly tone?: 'surface' | 'sunken' | 'deep' | 'evergreen' | undefined;
}

const shapes = { card: 'rounded-card', panel: 'rounded-panel', feature: 'rounded-feature' } as const;
const paddings = { none: '', medium: 'p-5', large: 'p-5 md:p-6' } as const;
const tones = {
  surface: 'bg-surface card-edge',
  sunken: 'bg-sunken',
  deep: 'bg-deep text-on-deep',
  evergreen: 'bg-evergreen text-on-evergreen',
} as const;

/** A sheet of paper on the page: an inner hairline and the lowest shadow. */
export function Card({
  as: Element = 'div',
  shape = 'panel',
  padding = 'medium',
  tone = 'surface',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      data-ground={tone === 'deep' || tone === 'evergreen' ? 'deep' : undefined}
      className={classes(shapes[shape], paddings[padding], tones[tone], className)}
    />
  );
}
