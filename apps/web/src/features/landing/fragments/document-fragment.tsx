import { Check } from 'lucide-react';
import { useLocale } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { formatDay, sampleDay } from './sample-days.ts';

const given = sampleDay('01-14');
const numbers = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;

/** A sample certificate with a highlighted line. It stays white in dark mode. */
export function DocumentFragment() {
  const messages = fragmentMessages.document;
  const locale = useLocale();
  return (
    <div className="relative h-43 [--sheet:oklch(0.998_0.003_95)]">
      <div
        data-theme="light"
        className="-rotate-3 absolute start-1 top-2 w-58 whitespace-nowrap rounded-bar bg-(--sheet) px-4.5 pt-4 pb-5 text-[0.6875rem] leading-4 shadow-e2"
      >
        <p className="font-semibold">{messages.clinic}</p>
        <p className="border-line border-b pb-1.5">{messages.kind}</p>
        <ul className="mt-1.5 grid gap-0.5 whitespace-nowrap">
          {messages.lines.map((line, index) => (
            <li
              key={line}
              className={classes(
                '-mx-1.5 rounded-bar px-1.5 py-0.5',
                index === 1 && 'bg-marigold-tint inset-ring-2 inset-ring-marigold',
              )}
            >
              {line} <span className="ms-1 tabular-nums">{formatDay(given, 'en-US', numbers)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="absolute end-0 bottom-2 rounded-card bg-surface px-4 py-3 shadow-e3">
        <p className="type-label">{messages.found}</p>
        <p className="text-ink-2 type-small">{formatDay(given, locale)}</p>
        <p className="flex items-center gap-1.5 text-evergreen-ink type-label">
          <Icon of={Check} size={16} />
          {messages.where}
        </p>
      </div>
    </div>
  );
}
