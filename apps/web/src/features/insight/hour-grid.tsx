import { useFormat, useLocale } from '../../platform/messages/index.ts';
import { classes } from '../../ui/style/index.ts';
import { insightMessages } from './messages.gen.ts';
import type { Summary } from './report-business.ts';

type Hours = Summary['hours'];

// 2024-01-01 was a Monday.
const weekdayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));
const shades = [
  'bg-sunken',
  'bg-evergreen/25 text-ink',
  'bg-evergreen/45 text-ink',
  'bg-evergreen/85 text-on-evergreen',
  'bg-evergreen text-on-evergreen',
] as const;

/** The hours between the first and the last arrival of any day. */
function hoursShown(hours: Hours): readonly number[] {
  const all = hours.map(({ hour }) => hour);
  const [first, last] = all.length === 0 ? [8, 18] : [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A week of hours, each with its number, in a stronger color the more arrivals there were. */
export function HourGrid({ hours }: { readonly hours: Hours }) {
  const messages = insightMessages;
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const hourName = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const counts = new Map(hours.map(({ weekday: day, hour, arrivals }) => [`${day} ${hour}`, arrivals]));
  const most = Math.max(1, ...counts.values());
  const columns = hoursShown(hours);
  return (
    // Positioned, because text for screen readers would otherwise widen the page while scrolled out of view.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must scroll by keyboard too
    <div tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0.5 type-caption">
        <caption className="sr-only">{messages.hours}</caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {messages.weekday}
            </th>
            {columns.map((hour, index) => (
              <th key={hour} scope="col" className="min-w-7 whitespace-nowrap font-normal text-ink-3">
                {/* On a phone two names side by side would touch. */}
                <span className={index % 2 === 1 ? 'max-md:sr-only' : undefined}>
                  {hourName.format(new Date(Date.UTC(2024, 0, 1, hour))).replace(' ', '')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <tr key={day}>
              <th scope="row" className="pe-2 text-start font-normal text-ink-2">
                {weekday.format(weekdayOf(day))}
              </th>
              {columns.map((hour) => (
                <HourCell key={hour} arrivals={counts.get(`${day} ${hour}`) ?? 0} most={most} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HourCell({ arrivals, most }: { readonly arrivals: number; readonly most: number }) {
  const format = useFormat();
  const shade = arrivals === 0 ? 0 : Math.max(1, Math.round((arrivals / most) * (shades.length - 1)));
  return (
    <td className={classes('h-8 rounded-bar text-center font-semibold tabular-nums', shades[shade])}>
      <span className={arrivals === 0 ? 'sr-only' : undefined}>{format.number(arrivals)}</span>
    </td>
  );
}
