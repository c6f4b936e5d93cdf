import { plannedCare } from '@clearpaw/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useWallTime } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { type CarePlanOfPet, type LoggedCare, shortName } from './care-plan.ts';
import { type CareTask, isDueAt } from './care-task.ts';
import { carePlanMessages } from './messages.gen.ts';
import { careIcons } from './plan-text.tsx';

interface CareTasksProps {
  readonly tasks: readonly CareTask[];
  readonly now: Date;
  /** The button that logs a task. */
  readonly logButton: (task: CareTask) => ReactNode;
}

/** What a pet needs today: what is due is marigold, what is done is green, with the times and who did it. */
export function CareTasks({ tasks, now, logButton }: CareTasksProps) {
  const messages = carePlanMessages;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {tasks.map((task) => {
        const { item, text, done, isOpen } = task;
        const isDue = isDueAt(task, now);
        return (
          <li
            key={item}
            className={classes(
              'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-5 py-3',
              isDue && 'bg-marigold-tint',
            )}
          >
            <span
              className={classes(
                'grid size-10 shrink-0 place-items-center self-start rounded-field',
                tileTone(task, isDue),
              )}
            >
              <Icon of={isOpen ? careIcons[item] : Check} size={20} />
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <p className="type-strong">{messages.parts[item]}</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              <DueTime task={task} isDue={isDue} />
              {done.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </div>
            {logButton(task)}
          </li>
        );
      })}
    </ul>
  );
}

function tileTone({ isOpen }: CareTask, isDue: boolean): string {
  if (!isOpen) return 'bg-ok-tint text-ok-ink';
  return isDue ? 'bg-marigold text-on-marigold' : 'bg-sunken text-ink-2';
}

function DueTime({ task: { next }, isDue }: { readonly task: CareTask; readonly isDue: boolean }) {
  const messages = carePlanMessages;
  const wallTime = useWallTime();
  if (next === null) return null;
  return isDue ? (
    <p className="font-semibold text-marigold-ink type-small">{messages.dueNow(wallTime(next))}</p>
  ) : (
    <p className="text-ink-2 type-small">{messages.nextAt(wallTime(next))}</p>
  );
}

interface OtherEntriesProps {
  readonly plan: CarePlanOfPet;
  /** Today's, newest first. */
  readonly entries: readonly LoggedCare[];
  readonly className?: string;
}

/** Notes, and what was done although the plan does not ask for it. */
export function OtherEntries({ plan, entries, className }: OtherEntriesProps) {
  const planned: readonly string[] = plannedCare(plan);
  const others = entries.filter(({ item }) => !planned.includes(item)).toReversed();
  if (others.length === 0) return null;
  return (
    <div className={className}>
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
