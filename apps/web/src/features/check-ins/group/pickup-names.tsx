import { dialOf } from '@clearpaw/domain';
import { TextLink } from '../../../ui/link/index.ts';
import { groupMessages } from './messages.gen.ts';

interface PickupNamesProps {
  readonly customer: {
    readonly contactShared: boolean;
    readonly pickups: readonly { readonly name: string; readonly phone: string }[];
  };
}

/** The people who may pick up the pets besides their owner, shown at check-out. */
export function PickupNames({ customer: { contactShared, pickups } }: PickupNamesProps) {
  const messages = groupMessages;
  if (!contactShared) return <p className="type-small text-ink-3">{messages.pickupsUnknown}</p>;
  if (pickups.length === 0) return <p className="type-small text-ink-2">{messages.onlyOwner}</p>;
  return (
    <section aria-label={messages.pickups} className="rounded-panel bg-sunken px-4 py-3 text-ink">
      <p className="type-small text-ink-2">{messages.pickups}</p>
      <ul>
        {pickups.map(({ name, phone }) => (
          <li
            key={`${name} ${phone}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4"
          >
            <span className="type-strong">{name}</span>
            <TextLink href={`tel:${dialOf(phone) ?? phone}`}>{phone}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
