import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../platform/messages/index.ts';
import { classes } from '../../ui/style/index.ts';
import { insightMessages } from './messages.gen.ts';
import type { ReportDay } from './report-business.ts';

const axis = { stroke: 'var(--ink-3)', fontSize: 13, tickLine: false, axisLine: false } as const;

/** Arrivals of each day, with denials on top. The table beside it has the same numbers. */
export default function DayChart({ days }: { readonly days: readonly ReportDay[] }) {
  const messages = insightMessages;
  const format = useFormat();
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
      <Legend />
      <div role="img" aria-label={messages.arrivals} className="h-72 w-full">
        <ResponsiveContainer>
          <BarChart
            data={[...days]}
            margin={{ top: 8, right: 0, bottom: 0, left: -18 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="on" tickFormatter={format.day} minTickGap={28} {...axis} />
            <YAxis allowDecimals={false} {...axis} />
            <Tooltip
              cursor={{ fill: 'var(--sunken)' }}
              labelFormatter={(on) => format.weekday(String(on))}
              contentStyle={{
                background: 'var(--raised)',
                border: '1px solid var(--line)',
                borderRadius: 12,
                color: 'var(--ink)',
              }}
            />
            <Bar
              dataKey="admitted"
              name={messages.admitted}
              stackId="arrivals"
              fill="var(--evergreen)"
              isAnimationActive={!reduced}
            />
            <Bar
              dataKey="denied"
              name={messages.denied}
              stackId="arrivals"
              fill="var(--marigold)"
              radius={[4, 4, 0, 0]}
              isAnimationActive={!reduced}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

/** What the two colors mean. */
function Legend() {
  const messages = insightMessages;
  const swatches = [
    ['bg-evergreen', messages.admitted],
    ['bg-marigold', messages.denied],
  ] as const;
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 type-small">
      {swatches.map(([color, word]) => (
        <li key={word} className="flex items-center gap-2">
          <span aria-hidden className={classes('size-3 rounded-bar', color)} />
          {word}
        </li>
      ))}
    </ul>
  );
}
