import { useFormat } from '../../../platform/messages/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ServiceGroup } from './on-site.ts';
import type { PlannedVisit } from './planned-visit.ts';

interface CapacityPanelProps {
  readonly groups: readonly ServiceGroup[];
  /** The visits of today that have not begun. */
  readonly expected?: readonly Pick<PlannedVisit, 'service'>[];
}

/** How many pets are on site, the most prominent part of the page, and for which service. */
export function CapacityPanel({ groups, expected = [] }: CapacityPanelProps) {
  const messages = checkInMessages;
  const format = useFormat();
  const total = groups.reduce((sum, { present }) => sum + present.length, 0);
  const room = groups.reduce((sum, { capacity }) => sum + (capacity ?? Number.NaN), 0);
  return (
    <Card
      tone="deep"
      shape="feature"
      padding="none"
      className="flex flex-wrap items-center gap-x-14 gap-y-5 px-6 py-6 md:px-7"
    >
      <p className="flex items-end gap-3 md:block">
        <span className="block type-count">{format.number(total)}</span>
        <span className="block md:mt-2">
          {groups.length > 0 && room >= 0 ? messages.hereOf(format.number(room)) : messages.here(total)}
        </span>
      </p>
      <ul
        aria-label={messages.byService}
        className="flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-4 max-md:basis-full"
      >
        {groups.map((group) => (
          <li key={group.code ?? ''} className="min-w-28 flex-1 max-md:basis-full">
            <ServiceCount
              group={group}
              expected={expected.filter(({ service }) => service === group.code).length}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One service: a bar for each space, if it is known how many there are; else the count alone. */
function ServiceCount({ group, expected }: { readonly group: ServiceGroup; readonly expected: number }) {
  const messages = checkInMessages;
  const format = useFormat();
  const { name, present, capacity } = group;
  const count = format.number(present.length);
  const title = <span className="font-bold font-display">{name ?? messages.noService}</span>;
  if (capacity === undefined) {
    return (
      <p className="flex items-baseline justify-between gap-x-4 md:flex-col">
        {title}
        <span className="tabular-nums type-h2">{count}</span>
      </p>
    );
  }
  const free = Math.max(0, capacity - present.length);
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        {title}
        <span className="tabular-nums type-small">
          {messages.ofCapacity(count, format.number(capacity))}
          {free === 0 && `, ${messages.full}`}
        </span>
      </p>
      <Pips count={present.length} expected={expected} spaces={capacity} />
      {free > 0 && (
        <p className="mt-2 tabular-nums type-small">
          {expected > 0 ? messages.spaces(expected, free) : messages.spacesFree(free)}
        </p>
      )}
    </>
  );
}

/** A longer row of bars shows nothing that the number does not. */
const mostPips = 24;
const pipTones = { taken: 'bg-marigold', expected: 'bg-expected', free: 'bg-on-deep/12' } as const;

interface PipsProps {
  readonly count: number;
  readonly expected: number;
  readonly spaces: number;
}

/** A bar for each space; taken ones are filled, and those of expected pets hatched. */
function Pips({ count, expected, spaces }: PipsProps) {
  const shown = Math.min(Math.max(count, spaces), mostPips);
  const barsFor = (pets: number) => (spaces <= mostPips ? pets : Math.ceil((pets / spaces) * mostPips));
  const taken = barsFor(count);
  const due = barsFor(count + expected);
  const toneOf = (pip: number) => (pip < taken ? 'taken' : pip < due ? 'expected' : 'free');
  const pips = Array.from({ length: shown }, (_, index) => index);
  return (
    <span aria-hidden="true" className="mt-2.5 flex h-8 gap-1 max-md:h-6">
      {pips.map((pip) => (
        <span key={pip} className={`min-w-0 flex-1 rounded-bar ${pipTones[toneOf(pip)]}`} />
      ))}
    </span>
  );
}
