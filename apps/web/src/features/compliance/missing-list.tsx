import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { useFocusOnHash } from '../../platform/navigation/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import type { MissingGroup, MissingItem } from './missing-groups.ts';
import { missingMessages } from './missing-messages.gen.ts';
import { MissingRow } from './missing-row.tsx';
import { reasonsId } from './reasons-address.ts';

interface MissingListProps {
  readonly groups: readonly MissingGroup[];
  /** The control that resolves an item; empty if only waiting helps. */
  readonly controlFor: (item: MissingItem) => ReactNode;
  /** The business that the page's address names. */
  readonly asked?: string | undefined;
}

/** What is missing, grouped by the businesses that require it. */
export function MissingList({ groups, controlFor, asked }: MissingListProps) {
  const format = useFormat();
  const named = groups.find(({ businesses }) => businesses.some(({ businessId }) => businessId === asked));
  useFocusOnHash(reasonsId(asked ?? ''), named !== undefined);
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in; this groups a list.
        <div
          key={group.key}
          role="group"
          tabIndex={-1}
          id={group === named && asked ? reasonsId(asked) : undefined}
          aria-label={format.list(group.businesses.map(({ businessName }) => businessName))}
          className="scroll-mt-24"
        >
          <GroupHead group={group} />
          <ul className="mt-4">
            {group.items.map((item) => (
              <MissingRow key={item.key} item={item} control={controlFor(item)} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** More would leave no room for the names. */
const mostTiles = 2;

function GroupHead({ group: { businesses, items } }: { readonly group: MissingGroup }) {
  const messages = missingMessages;
  const format = useFormat();
  const [first] = businesses;
  // The same number as in the sentence above: the items that prevent the pet from being cleared.
  const countOf = (all: typeof items) => {
    const advice = all.filter(({ check }) => check.level === 'recommended').length;
    const counts = [
      all.length > advice && messages.count(all.length - advice),
      advice > 0 && messages.recommendedCount(advice),
    ];
    return counts.filter((text) => text !== false).join(', ');
  };
  if (!first) return null;
  const visit = businesses.length === 1 ? first.visit : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {businesses.slice(0, mostTiles).map(({ businessId, businessName }) => (
        <BusinessTile
          key={businessId}
          monogram={businessInitials(businessName)}
          hue={businessHue(businessId)}
        />
      ))}
      <div className="min-w-0 flex-1 basis-36">
        <p className="break-words type-strong">
          {format.list(businesses.map(({ businessName }) => businessName))}
        </p>
        {visit && <p className="text-ink-2 type-small">{messages.visit(...format.span('day', visit))}</p>}
      </div>
      <span className="shrink-0 text-ink-2 type-small">{countOf(items)}</span>
    </div>
  );
}
