import { useFormat } from '../../../platform/messages/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ServiceGroup } from './on-site.ts';

/** How many pets are on site, the most prominent part of the page, and for which service, one bar per pet. */
export function CapacityPanel({ groups }: { readonly groups: readonly ServiceGroup[] }) {
  const messages = checkInMessages;
  const format = useFormat();
  const total = groups.reduce((sum, { present }) => sum + present.length, 0);
  return (
    <Card
      tone="deep"
      shape="feature"
      padding="none"
      className="flex flex-wrap items-center gap-x-14 gap-y-5 px-6 py-6 md:px-7"
    >
      <p className="flex items-end gap-3 md:block">
        <span className="block type-count">{format.number(total)}</span>
        <span className="block md:mt-2">{messages.here(total)}</span>
      </p>
      <ul
        aria-label={messages.byService}
        className="flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-4 max-md:basis-full"
      >
        {groups.map(({ code, name, present, capacity }) => (
          <li key={code ?? ''} className="min-w-28 flex-1 max-md:basis-full">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-bold font-display">{name ?? messages.noService}</span>
              <span className="tabular-nums type-small">
                {capacity === undefined
                  ? format.number(present.length)
                  : messages.ofCapacity(format.number(present.length), format.number(capacity))}
                {capacity !== undefined && present.length >= capacity && `, ${messages.full}`}
              </span>
            </p>
            <Pips count={present.length} spaces={capacity ?? present.length} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A longer row of bars shows nothing that the number does not. */
const mostPips = 24;

/** A bar for each space; taken ones are filled. */
function Pips({ count, spaces }: { readonly count: number; readonly spaces: number }) {
  const shown = Math.min(Math.max(count, spaces), mostPips);
  const taken = spaces <= mostPips ? count : Math.ceil((count / spaces) * mostPips);
  const pips = Array.from({ length: shown }, (_, index) => index);
  return (
    <span aria-hidden="true" className="mt-2.5 flex h-8 gap-1 max-md:h-6">
      {pips.map((pip) => (
        <span
          key={pip}
          className={`min-w-0 max-w-3.5 flex-1 rounded-bar ${pip < taken ? 'bg-marigold' : 'bg-on-deep/12'}`}
        />
      ))}
      {shown === 0 && <span className="h-full flex-1 rounded-bar bg-on-deep/12" />}
    </span>
  );
}
