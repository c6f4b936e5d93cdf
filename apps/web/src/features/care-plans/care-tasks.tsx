import { partOfPlan, plannedCare } from '@clearpaw/domain';
import { Check } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { type CarePlanOfPet, type LoggedCare, shortName } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { careIcons } from './plan-text.tsx';

interface CareProps {
  readonly plan: CarePlanOfPet;
  /** Today's, newest first. */
  readonly entries: readonly LoggedCare[];
}

/** The parts of a plan as a list of today: what has an entry is green, with the times and who did it. */
export function CareTasks({ plan, entries }: CareProps) {
  const messages = carePlanMessages;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {plannedCare(plan).map((item) => {
        const done = entries.filter((entry) => entry.item === item).toReversed();
        return (
          <li key={item} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <span
              className={classes(
                'grid size-10 shrink-0 place-items-center rounded-field',
                done.length > 0 ? 'bg-ok-tint text-ok-ink' : 'bg-marigold-tint text-marigold-ink',
              )}
            >
              <Icon of={done.length > 0 ? Check : careIcons[item]} size={20} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="type-strong">{messages.parts[item]}</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{plan[partOfPlan[item]]}</p>
              {done.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Notes, and what was done although the plan does not ask for it. */
export function OtherEntries({ plan, entries }: CareProps) {
  const planned: readonly string[] = plannedCare(plan);
  const others = entries.filter(({ item }) => !planned.includes(item)).toReversed();
  if (others.length === 0) return null;
  return (
    <div>
      {others.map((entry) => (
        <EntryLine key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function EntryLine({ entry: { item, at, by, note } }: { readonly entry: LoggedCare }) {
  const messages = carePlanMessages;
  const format = useFormat();
  const who = [format.time(at), ...(by ? [shortName(by)] : [])].join(', ');
  const words = item === 'note' ? [who] : [messages.items[item], who];
  return (
    <p className="whitespace-pre-line text-ink-2 type-small [overflow-wrap:anywhere]">
      {[...words, ...(note ? [note] : [])].join(' · ')}
    </p>
  );
}
