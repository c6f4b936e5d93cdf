import { useFormat } from '../../platform/messages/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { DueReport } from './due-item.ts';
import { dueMessages } from './messages.gen.ts';

/** How many pets and owners, and how many are most urgent. */
export function DueTotals({ totals }: { readonly totals: NonNullable<DueReport['totals']> }) {
  const messages = dueMessages;
  const format = useFormat();
  const { pets, owners, unmet, ending, visiting } = totals;
  const others = [
    ['unmet', unmet, messages.unmet],
    ['ending', ending, messages.ending],
    ['visiting', visiting, messages.visiting],
  ] as const;
  return (
    <dl aria-label={messages.totals} className="grid grid-cols-2 gap-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
      <Card tone="deep" className="flex flex-col-reverse justify-end">
        <dt className="mt-3 type-small max-md:mt-1">{messages.petsOfOwners(pets, owners)}</dt>
        <dd className="text-marigold type-count max-md:type-section">{format.number(pets)}</dd>
      </Card>
      {others.map(([key, count, label]) => (
        <Card key={key} className="flex flex-col-reverse justify-end">
          <dt className="mt-3 text-ink-2 type-small max-md:mt-1">{label}</dt>
          <dd className="type-count max-md:type-section">{format.number(count)}</dd>
        </Card>
      ))}
    </dl>
  );
}
