import { useLocale } from '../../../platform/messages/index.ts';
import { DateStub } from '../../../ui/record/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { formatDay, sampleDay } from './sample-days.ts';

/** Sample reminders by day, the first one due now. */
export function AlertsFragment() {
  const { alerts } = fragmentMessages;
  const locale = useLocale();
  const rows = [
    { day: sampleDay('11-25'), ...alerts.book },
    { day: sampleDay('12-02'), ...alerts.ends },
    { day: sampleDay('12-19'), ...alerts.stay },
  ];
  return (
    <ol className="grid gap-2.5">
      {rows.map(({ day, title, detail }, index) => (
        <li key={day} className="relative flex items-center gap-4">
          {index > 0 && <span className="-top-2.5 absolute start-7 h-2.5 w-0.5 bg-on-deep/25" />}
          <DateStub
            month={formatDay(day, locale, { month: 'short' })}
            day={formatDay(day, locale, { day: 'numeric' })}
            tone={index === 0 ? 'now' : 'deep'}
          />
          <span className="min-w-0">
            <span className="block type-strong max-xl:type-label">{title}</span>
            <span className="block text-on-deep/85 type-small">{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
