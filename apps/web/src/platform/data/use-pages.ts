import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../session/index.ts';
import { type AnyPage, inputAt, type ListAnswer, type ListInput, type ListName } from './list-name.ts';

interface PagesOptions {
  /** Whether the pages of the input before stay visible while others load. */
  readonly keepPrevious?: boolean;
  readonly refetchInterval?: number;
}

/** Reads a list page by page: the first one at once, further ones when they are asked for. */
export function usePages<Name extends ListName>(
  name: Name,
  input: ListInput<Name>,
  { keepPrevious = false, ...options }: PagesOptions = {},
) {
  return useInfiniteQuery({
    queryKey: [name, 'pages', input],
    initialPageParam: '',
    queryFn: ({ pageParam }): Promise<ListAnswer<Name>> => call(name, inputAt<Name>(input, pageParam)),
    getNextPageParam: (last) => (last as AnyPage).nextCursor ?? undefined,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}
