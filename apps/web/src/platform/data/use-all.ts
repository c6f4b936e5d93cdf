import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../session/index.ts';
import { type AnyPage, inputAt, type ListAnswer, type ListInput, type ListName } from './list-name.ts';
import { readOrKept } from './read-or-kept.ts';

/** The most that a page may have. */
const longestPage = 100;
const usualPages = 50;

interface ListOptions {
  /** Pages of 100 after which reading stops; `nextCursor` then says that there are more. */
  readonly mostPages?: number | undefined;
}

/** The query of a whole list, under the name of its function. */
export function listQuery<Name extends ListName>(
  name: Name,
  input: Omit<ListInput<Name>, 'limit'>,
  { mostPages = usualPages }: ListOptions = {},
) {
  const whole = { ...input, limit: longestPage } as unknown as ListInput<Name>;
  return {
    queryKey: [name, whole] as const,
    queryFn: () => readOrKept(name, inputAt<Name>(whole, null), () => readWhole(name, input, { mostPages })),
  };
}

/** Reads a list with all its pages, one after the other. A list read with `useCall` ends after its first page. */
export function useAll<Name extends ListName>(
  name: Name,
  input: Omit<ListInput<Name>, 'limit'>,
  { mostPages, ...options }: ListOptions & { readonly enabled?: boolean } = {},
): UseQueryResult<ListAnswer<Name>, Error> {
  return useQuery({ ...listQuery(name, input, { mostPages }), ...options });
}

/** All pages of a list as one answer. */
export async function readWhole<Name extends ListName>(
  name: Name,
  input: Omit<ListInput<Name>, 'limit'>,
  { mostPages = Number.POSITIVE_INFINITY }: ListOptions = {},
): Promise<ListAnswer<Name>> {
  const whole = { ...input, limit: longestPage } as unknown as ListInput<Name>;
  const read = async (cursor: string | null) =>
    (await call(name, inputAt<Name>(whole, cursor))) as AnyPage & ListAnswer<Name>;
  const first = await read(null);
  if (!first.nextCursor) return first;
  const items: unknown[] = [...first.items];
  let nextCursor: string | null = first.nextCursor;
  for (let pages = 1; nextCursor && pages < mostPages; pages += 1) {
    const next: AnyPage = await read(nextCursor);
    items.push(...next.items);
    nextCursor = next.nextCursor;
  }
  return { ...first, items, nextCursor };
}
