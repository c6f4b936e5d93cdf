import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';
import type { VerdictKind } from './verdict-kind.ts';
import { VerdictShape } from './verdict-shape.tsx';

const grounds = {
  tint: 'bg-verdict-tint',
  surface: 'bg-surface shadow-e2',
  'picture-when-wide': 'bg-verdict-tint md:h-8.5 md:bg-surface md:text-[0.9375rem] md:shadow-e2',
} as const;

interface VerdictTagProps {
  readonly kind: VerdictKind;
  /** `tint` on paper and cards; `surface` on pictures; `picture-when-wide` where the picture comes from 768 px on. */
  readonly ground?: keyof typeof grounds | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly children: ReactNode;
}

/** Shape and text together, 30 px high: used for verdicts everywhere except at check-in. */
export function VerdictTag({ kind, ground = 'tint', size = 'medium', children }: VerdictTagProps) {
  const large = size === 'large';
  // Beside a pet's name on a phone there is no room for the words of every language in one line.
  const wraps = large || ground === 'picture-when-wide';
  return (
    <span
      data-verdict={kind}
      className={classes(
        'inline-flex items-center rounded-full font-[650] text-verdict-ink',
        wraps ? 'md:whitespace-nowrap' : 'whitespace-nowrap',
        large
          ? 'min-h-10 gap-2.5 ps-2.5 pe-4.5 text-base leading-6'
          : 'min-h-7.5 gap-2 ps-1.5 pe-3 text-sm leading-5',
        grounds[ground],
      )}
    >
      <VerdictShape kind={kind} size={large ? 24 : 18} />
      {children}
    </span>
  );
}
