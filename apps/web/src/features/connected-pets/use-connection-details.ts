import type { connections, OutputOf } from '@clearpaw/contract';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../../platform/offline/index.ts';
import { call } from '../../platform/session/index.ts';

type Answer = OutputOf<typeof connections.listConnectionDetails>;
export type ConnectionDetails = Answer['items'][number];

/** What the list says beside the verdicts, as far as it was read. */
export interface ListDetails {
  readonly byPet: ReadonlyMap<string, ConnectionDetails>;
  readonly isReading: boolean;
  /** Being offline is reported by the page as a whole. */
  readonly failed: { readonly error: Error | null; readonly refetch: () => unknown } | undefined;
}

const name = 'listConnectionDetails';

/** Read after each page of the list, which is shown without it until then. */
export function useConnectionDetails(
  businessId: string,
  pages: readonly (readonly { readonly petId: string }[])[],
): ListDetails {
  const client = useQueryClient();
  const answers = useQueries({
    queries: pages
      .filter((page) => page.length > 0)
      .map((page) => {
        // In one order, so that sorting the list otherwise reads nothing again.
        const input = { businessId, petIds: page.map(({ petId }) => petId).toSorted() };
        return {
          queryKey: [name, input],
          queryFn: () => call(name, input),
          placeholderData: () => knownOf(client, input.petIds),
        };
      }),
  });
  const items = answers.flatMap(({ data }) => data?.items ?? []);
  return {
    byPet: new Map(items.map((one) => [one.petId, one])),
    isReading: answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    failed: answers.find(({ error }) => error !== null && !isUnanswered(error)),
  };
}

/** What was read for other pages of these pets, so that no row is emptied by a filter or by a pet that is new. */
function knownOf(client: QueryClient, petIds: readonly string[]): Answer | undefined {
  const read = client.getQueriesData<Answer>({ queryKey: [name] }).flatMap(([, data]) => data?.items ?? []);
  const items = read.filter(({ petId }) => petIds.includes(petId));
  return items.length > 0 ? { items, nextCursor: null } : undefined;
}
