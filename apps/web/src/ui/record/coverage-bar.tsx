import type { CoverageScale } from './coverage-scale.ts';
import { type ProofLevel, proofIcon } from './proof-level.ts';

/** One dose and how long it holds; days are ISO. */
export interface CoverageDose {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly proof?: ProofLevel | undefined;
}

interface CoverageBarProps {
  readonly scale: CoverageScale;
  readonly today: string;
  /** Ordered by end; the last one is the current one once it has started. */
  readonly doses: readonly CoverageDose[];
  /** `soon` paints the current dose marigold. */
  readonly tone?: 'evergreen' | 'soon' | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

interface Span {
  readonly from: number;
  readonly until: number;
  readonly rtl: boolean;
}

const attributesOf = ({ from, until, rtl }: Span) => ({
  x: `${rtl ? 100 - until : from}%`,
  width: `${Math.max(0, until - from)}%`,
});

/** A span with one straight end: the round end is clipped. */
function CutBar({
  span,
  cut,
  className,
}: {
  readonly span: Span;
  readonly cut: 'start' | 'end';
  readonly className: string;
}) {
  const shifted = (cut === 'start') !== span.rtl;
  return (
    <svg {...attributesOf(span)} height="30" aria-hidden="true">
      <rect x={shifted ? '-100%' : '0'} width="200%" height="30" rx="15" className={className} />
    </svg>
  );
}

/** The doses of one protection along time: past ones pale, the current one solid from today on. */
export function CoverageBar({
  scale,
  today,
  doses,
  tone = 'evergreen',
  direction = 'ltr',
}: CoverageBarProps) {
  const rtl = direction === 'rtl';
  const now = scale.percentOf(today);
  const current = doses.filter(({ from }) => from <= today).at(-1);
  const solid = tone === 'soon' ? 'fill-marigold' : 'fill-evergreen';
  return (
    <svg width="100%" height="30" className="block overflow-visible" aria-hidden="true">
      {doses.map(({ id, from, until, proof }) => {
        const span: Span = { from: scale.percentOf(from), until: scale.percentOf(until), rtl };
        const holds = id === current?.id && until > today;
        const Sign = proof && proofIcon(proof);
        return (
          <g key={id}>
            {holds ? (
              <>
                <CutBar
                  span={{ ...span, until: now }}
                  cut="end"
                  className={tone === 'soon' ? 'fill-marigold-tint' : 'fill-past'}
                />
                <CutBar span={{ ...span, from: now }} cut="start" className={solid} />
              </>
            ) : (
              <rect {...attributesOf(span)} height="30" rx="15" className="fill-evergreen-tint" />
            )}
            {Sign && from >= `${scale.firstYear}` && (
              <svg
                x={`${rtl ? 100 - span.from : span.from}%`}
                className="overflow-visible"
                aria-hidden="true"
              >
                <circle cx={rtl ? -15 : 15} cy="15" r="10" className="fill-surface" />
                <Sign x={rtl ? -21 : 9} y={9} width={12} height={12} strokeWidth={2} className="text-ink" />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
