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
  /** `cell` fills the cell of a table with many columns, in as many lines as its words need. */
  readonly size?: 'medium' | 'large' | 'cell' | undefined;
  readonly children: ReactNode;
}

const sizes = {
  medium: 'inline-flex min-h-7.5 gap-2 rounded-full ps-1.5 pe-3 text-sm leading-5',
  large: 'inline-flex min-h-10 gap-2.5 rounded-full ps-2.5 pe-4.5 text-base leading-6',
  cell: 'flex min-h-9 gap-1.5 rounded-chip px-2 py-1 text-[0.8125rem] leading-4.5',
} as const;

const shapeSizes = { medium: 18, large: 24, cell: 16 } as const;

/** Shape and text together, 30 px high in a line: used for verdicts everywhere except at check-in. */
export function VerdictTag({ kind, ground = 'tint', size = 'medium', children }: VerdictTagProps) {
  const isLine = size !== 'cell';
  // Beside a pet's name on a phone there is no room for the words of every language in one line.
  const wraps = size === 'large' || ground === 'picture-when-wide';
  return (
    <span
      data-verdict={kind}
      className={classes(
        'items-center font-[650] text-verdict-ink',
        isLine && (wraps ? 'md:whitespace-nowrap' : 'whitespace-nowrap'),
        sizes[size],
        grounds[ground],
      )}
    >
      <VerdictShape kind={kind} size={shapeSizes[size]} />
      {children}
    </span>
  );
}
