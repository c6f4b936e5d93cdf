import { useFormat } from '../../platform/messages/index.ts';
import { healthMessages } from './health-messages.gen.ts';
import { type Weighing, weightScale } from './weight-scale.ts';

interface WeightChartProps {
  /** The earliest first; at least one. */
  readonly weighings: readonly Weighing[];
  readonly unit: string;
}

/** How the weight changed: a line for the eye, a table for screen readers. */
export function WeightChart({ weighings, unit }: WeightChartProps) {
  const messages = healthMessages;
  const format = useFormat();
  const { points, lines } = weightScale(weighings);
  const [first, last] = [weighings[0], weighings.at(-1)];
  const end = points.at(-1);
  return (
    <>
      <div dir="ltr" aria-hidden="true" className="mt-2 ps-9 pe-4 pt-3">
        <svg width="100%" height="180" className="block overflow-visible" aria-hidden="true">
          {lines.map(({ figure, y }) => (
            <g key={figure}>
              <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
              <text x="-8" y={`${y}%`} dy="4" textAnchor="end" className="fill-ink-3 type-caption">
                {format.number(figure)}
              </text>
            </g>
          ))}
          {points.slice(1).map(({ id, x, y }, index) => (
            <line
              key={id}
              x1={`${points[index]?.x}%`}
              y1={`${points[index]?.y}%`}
              x2={`${x}%`}
              y2={`${y}%`}
              strokeWidth="3"
              strokeLinecap="round"
              className="stroke-evergreen"
            />
          ))}
          {points.map(({ id, x, y }) => (
            <circle
              key={id}
              cx={`${x}%`}
              cy={`${y}%`}
              r="5"
              strokeWidth="2.5"
              className={id === end?.id ? 'fill-marigold stroke-surface' : 'fill-surface stroke-evergreen'}
            />
          ))}
        </svg>
        <p className="mt-3 flex justify-between type-caption text-ink-3">
          <span>{first && format.day(first.on)}</span>
          <span>{weighings.length > 1 && last && format.day(last.on)}</span>
        </p>
      </div>
      <table className="sr-only">
        <caption>{messages.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.days.weight}</th>
            <th scope="col">{messages.weight}</th>
          </tr>
        </thead>
        <tbody>
          {weighings.map(({ id, on, figure }) => (
            <tr key={id}>
              <td>{format.longDay(on)}</td>
              <td>
                {format.number(Math.round(figure * 100) / 100)} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
