import { uiMessages, useDirection } from '../provider/index.ts';
import { type Coverage, CoverageRow } from './coverage-row.tsx';
import { type CoverageScale, coverageScale } from './coverage-scale.ts';

interface CoverageTimelineProps {
  readonly label: string;
  /** ISO. */
  readonly today: string;
  readonly coverages: readonly Coverage[];
}

interface GridProps {
  readonly scale: CoverageScale;
  readonly today: string;
}

/** The New Years behind the bars, and today across them. */
function Grid({ scale, today }: GridProps) {
  const rtl = useDirection() === 'rtl';
  const messages = uiMessages;
  const at = (percent: number) => `${rtl ? 100 - percent : percent}%`;
  const step = 100 / scale.years.length;
  const now = at(scale.percentOf(today));
  return (
    <svg width="100%" height="100%" className="absolute inset-0 overflow-visible" aria-hidden="true">
      {[...scale.years, 0].map((year, index) => (
        <g key={year}>
          <line
            x1={at(step * index)}
            x2={at(step * index)}
            y1="14"
            y2="calc(100% - 26px)"
            className="stroke-line"
          />
          {year > 0 && (
            <text
              x={at(step * (index + 0.5))}
              y="100%"
              dy="-6"
              textAnchor="middle"
              className="fill-ink-3 type-caption"
            >
              {year}
            </text>
          )}
        </g>
      ))}
      <svg x={now} className="overflow-visible" aria-hidden="true">
        <rect x="-29" width="58" height="24" rx="12" className="fill-ink" />
        <text y="16.5" textAnchor="middle" className="fill-paper type-caption-strong">
          {messages.today}
        </text>
      </svg>
    </svg>
  );
}

/** How long each protection holds: one row each, today as a line of ink through all of them. */
export function CoverageTimeline({ label, today, coverages }: CoverageTimelineProps) {
  const rtl = useDirection() === 'rtl';
  const scale = coverageScale(
    today,
    coverages.flatMap(({ doses }) => doses.map(({ until }) => until)),
  );
  const now = scale.percentOf(today);
  return (
    <div className="relative pt-7 pb-8">
      <div className="absolute inset-0 md:ms-[11rem]">
        <Grid scale={scale} today={today} />
      </div>
      <ul aria-label={label} className="relative">
        {coverages.map((coverage) => (
          <CoverageRow key={coverage.id} coverage={coverage} scale={scale} today={today} />
        ))}
      </ul>
      <svg
        className="pointer-events-none absolute inset-y-0 end-0 h-full w-full md:w-[calc(100%-11rem)]"
        aria-hidden="true"
      >
        <line
          x1={`${rtl ? 100 - now : now}%`}
          x2={`${rtl ? 100 - now : now}%`}
          y1="22"
          y2="100%"
          strokeWidth="2"
          className="stroke-ink [clip-path:inset(0_0_26px_0)]"
        />
      </svg>
    </div>
  );
}
