import type { ReactNode } from 'react';
import { useDirection } from '../provider/index.ts';
import { CoverageBar, type CoverageDose } from './coverage-bar.tsx';
import type { CoverageScale } from './coverage-scale.ts';

/** One protection: its name, who requires it, its doses and when it ends. */
export interface Coverage {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode | undefined;
  readonly doses: readonly CoverageDose[];
  readonly tone?: 'evergreen' | 'soon' | undefined;
  /** "Jun 3, 2027" and "in 6 months". */
  readonly end?: { readonly title: string; readonly detail?: string };
}

interface CoverageRowProps {
  readonly coverage: Coverage;
  readonly scale: CoverageScale;
  readonly today: string;
}

/** On a phone the line of today passes behind the words. */
const overLine = 'max-md:relative max-md:z-1 max-md:bg-surface';

/** A row of the timeline. On a phone the text is above the bar, otherwise before and after it. */
export function CoverageRow({ coverage, scale, today }: CoverageRowProps) {
  const { title, detail, doses, tone = 'evergreen', end } = coverage;
  const direction = useDirection();
  const until = scale.percentOf(doses.at(-1)?.until ?? today);
  const rtl = direction === 'rtl';
  return (
    <li className="grid items-center gap-x-3 gap-y-1.5 py-3 md:min-h-17.5 md:grid-cols-[10.25rem_1fr] md:py-1">
      <div className="flex items-baseline justify-between gap-4 md:block">
        <p className={`type-strong md:pe-2 ${overLine} max-md:pe-1`}>{title}</p>
        {detail && <p className="type-caption text-ink-3 max-md:hidden">{detail}</p>}
        {end && (
          <p className={`shrink-0 type-small font-medium md:sr-only ${overLine} max-md:ps-1`}>{end.title}</p>
        )}
      </div>
      <div className="relative">
        <CoverageBar scale={scale} today={today} doses={doses} tone={tone} direction={direction} />
        {end && (
          <svg
            width="100%"
            height="40"
            className="-top-1.25 absolute inset-x-0 overflow-visible max-md:hidden"
            aria-hidden="true"
          >
            <text
              x={`${rtl ? 100 - until : until}%`}
              dx={rtl ? -10 : 10}
              y={end.detail ? 17 : 25}
              className="fill-ink type-caption font-semibold"
            >
              {end.title}
            </text>
            <text
              x={`${rtl ? 100 - until : until}%`}
              dx={rtl ? -10 : 10}
              y="35"
              className="fill-ink-3 type-caption"
            >
              {end.detail}
            </text>
          </svg>
        )}
      </div>
    </li>
  );
}
