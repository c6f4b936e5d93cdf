import type { OutputOf, trail } from '@clearpaw/contract';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import type { Column } from '../../ui/table/index.ts';
import { describeAction } from './describe-action.ts';
import { trailWords } from './words.ts';

export type Entry = OutputOf<typeof trail.listAuditEntries>['items'][number];

/** When, who, what, about what, and the hash that chains it. */
export function useTrailColumns(): readonly Column<Entry>[] {
  const words = useWordsOf(trailWords);
  const format = useFormat();
  const who = ({ actor }: Entry) =>
    ({
      member: actor.name ?? words.erased,
      owner: words.owner,
      system: words.system,
    })[actor.kind];
  return [
    { id: 'what', header: words.what, heading: true, cell: ({ action }) => describeAction(action, words) },
    { id: 'who', header: words.who, cell: who },
    {
      id: 'when',
      header: words.when,
      cell: (entry) => <time dateTime={entry.at}>{format.dayTime(entry.at)}</time>,
    },
    {
      id: 'hash',
      header: words.hash,
      cell: (entry) => <code className="type-caption text-ink-3">{entry.hash.slice(0, 12)}</code>,
    },
  ];
}
