import {
  CoverageBar,
  type CoverageDose,
  type CoverageScale,
  coverageScale,
} from '../../../ui/record/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { sampleDay } from './sample-days.ts';

type Protection = keyof typeof fragmentMessages.vaccinations;

const today = sampleDay('09-12');
const scale: CoverageScale = coverageScale(today, [sampleDay('12-31', 1)]);
const hold = (from: readonly [string, number], until: readonly [string, number]): CoverageDose => ({
  id: from.join(),
  from: sampleDay(...from),
  until: sampleDay(...until),
});

const samples: readonly (readonly [Exclude<Protection, 'today'>, readonly CoverageDose[]])[] = [
  ['rabies', [hold(['01-01', -2], ['11-10', -1]), hold(['12-02', -1], ['11-20', 2])]],
  ['distemper', [hold(['01-01', -2], ['05-20', 0]), hold(['06-10', 0], ['06-10', 2])]],
  [
    'bordetella',
    [hold(['01-01', -2], ['03-10', -1]), hold(['04-01', -1], ['03-20', 0]), hold(['04-10', 0], ['02-14', 1])],
  ],
  ['leptospirosis', [hold(['06-20', -2], ['01-10', 0]), hold(['02-01', 0], ['07-10', 1])]],
];

/** The word for today replaces the number of this year. */
const years = scale.years.filter((year) => `${year}` !== today.slice(0, 4));
const middleOf = (year: number): number => ((year - scale.firstYear + 0.5) / scale.years.length) * 100;
/** On a phone the number of an adjacent year would overlap that word. */
const isNarrowlyBeside = (year: number): boolean => Math.abs(middleOf(year) - scale.percentOf(today)) < 20;

/** Sample vaccinations with their validity, and today as a line. */
export function VaccinationFragment() {
  const messages = fragmentMessages.vaccinations;
  const now = `${scale.percentOf(today)}%`;
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-3 md:grid-cols-[7rem_1fr]">
      <ul className="grid content-start gap-y-3.5">
        {samples.map(([id]) => (
          <li key={id} className="flex h-7.5 items-center type-label max-md:text-[0.8125rem]">
            {messages[id]}
          </li>
        ))}
      </ul>
      <div className="relative">
        <div className="grid gap-y-3.5">
          {samples.map(([id, doses]) => (
            <CoverageBar
              key={id}
              scale={scale}
              today={today}
              doses={doses}
              tone={id === 'bordetella' ? 'soon' : 'evergreen'}
            />
          ))}
        </div>
        <svg width="100%" height="34" className="mt-2 block overflow-visible" aria-hidden="true">
          <line x1={now} x2={now} y1="-178" y2="6" strokeWidth="2" className="stroke-ink" />
          <text x={now} y="27" textAnchor="middle" className="fill-ink font-semibold type-caption">
            {messages.today}
          </text>
          {years.map((year) => (
            <text
              key={year}
              x={`${middleOf(year)}%`}
              y="27"
              textAnchor="middle"
              className={classes('fill-ink-2 type-caption', isNarrowlyBeside(year) && 'max-md:hidden')}
            >
              {year}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
