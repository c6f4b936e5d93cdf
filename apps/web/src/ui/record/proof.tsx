import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';
import type { ProofLevel } from './proof-level.ts';

const heights = [5, 8, 11, 14] as const;

/** Four rising bars, as many filled as the proof is strong. */
export function ProofBars({ level }: { readonly level: ProofLevel }) {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" className="shrink-0 rtl:-scale-x-100" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          key={height}
          x={index * 6}
          y={14 - height}
          width="4"
          height={height}
          rx="2"
          className={index < level ? 'fill-evergreen' : 'fill-line'}
        />
      ))}
    </svg>
  );
}

interface ProofProps {
  readonly level: ProofLevel;
  /** "Confirmed by clinic". */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** How well a record is proven, in bars and in words. */
export function RecordProof({ level, children, className }: ProofProps) {
  return (
    <span className={classes('inline-flex items-center gap-2 type-small text-ink-3', className)}>
      <ProofBars level={level} />
      {children}
    </span>
  );
}
