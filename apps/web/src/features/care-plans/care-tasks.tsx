import { plannedCare } from '@clearpaw/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useWallTime } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { type CarePlanOfPet, type LoggedCare, shortName } from './care-plan.ts';
import { type CareTask, isDueAt, isOverdueAt } from './care-task.ts';
import { carePlanMessages } from './messages.gen.ts';
import { careIcons } from './plan-text.tsx';

interface CareTasksProps {
  readonly tasks: readonly CareTask[];
  readonly now: Date;
  /** The button that logs a task. */
  readonly logButton: (task: CareTask) => ReactNode;
}

type TaskState = 'done' | 'overdue' | 'due' | 'later';

/** What a pet needs today: overdue is red, due is marigold, done is green, with the times and who did it. */
export function CareTasks({ tasks, now, logButton }: CareTasksProps) {
  const messages = carePlanMessages;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {tasks.map((task) => {
        const { item, text, done } = task;
        const state = stateOf(task, now);
        return (
          <li
            key={item}
            className={classes('flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3', rowTones[state])}
          >
            {/* On a phone the words have the whole line, and the button is below them. */}
            <div className="flex min-w-0 flex-1 gap-3 max-md:basis-full">
              <span
                className={classes(
                  'grid size-10 shrink-0 place-items-center self-start rounded-field',
                  tileTones[state],
                )}
              >
                <Icon of={state === 'done' ? Check : careIcons[item]} size={20} />
              </span>
              <div className="min-w-0 flex-1">
                <p className="type-strong">{messages.parts[item]}</p>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
                <DueTime task={task} state={state} />
                <MissedTimes times={task.missed} />
                {done.map((entry) => (
                  <EntryLine key={entry.id} entry={entry} />
                ))}
              </div>
            </div>
            <div className="max-md:w-full max-md:ps-13">{logButton(task)}</div>
          </li>
        );
      })}
    </ul>
  );
}

const rowTones: Readonly<Record<TaskState, string>> = {
  done: '',
  overdue: 'bg-stop-tint',
  due: 'bg-marigold-tint',
  later: '',
};

const tileTones: Readonly<Record<TaskState, string>> = {
  done: 'bg-ok-tint text-ok-ink',
  overdue: 'bg-stop text-on-stop',
  due: 'bg-marigold text-on-marigold',
  later: 'bg-sunken text-ink-2',
};

function stateOf(task: CareTask, now: Date): TaskState {
  if (!task.isOpen) return 'done';
  if (isOverdueAt(task, now)) return 'overdue';
  return isDueAt(task, now) ? 'due' : 'later';
}

function DueTime({ task: { next }, state }: { readonly task: CareTask; readonly state: TaskState }) {
  const messages = carePlanMessages;
  const wallTime = useWallTime();
  if (next === null) return null;
  const time = wallTime(next);
  if (state === 'overdue')
    return <p className="font-semibold text-stop-ink type-small">{messages.overdueSince(time)}</p>;
  if (state === 'due')
    return <p className="font-semibold text-marigold-ink type-small">{messages.dueNow(time)}</p>;
  return <p className="text-ink-2 type-small">{messages.nextAt(time)}</p>;
}

function MissedTimes({ times }: { readonly times: readonly number[] }) {
  const wallTime = useWallTime();
  const { list } = useFormat();
  if (times.length === 0) return null;
  return <p className="text-ink-2 type-small">{carePlanMessages.missedAt(list(times.map(wallTime)))}</p>;
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
