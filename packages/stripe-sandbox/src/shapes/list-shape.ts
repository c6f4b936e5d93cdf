/** Stripe's list, in one page. */
export function listShape<T>(url: string, data: readonly T[], hasMore = false) {
  return { object: 'list', url, has_more: hasMore, data };
}

interface Paging {
  readonly limit?: string | undefined;
  readonly starting_after?: string | undefined;
}

const defaultLimit = 10;
const maxLimit = 100;

/** One page of objects that are given newest first. */
export function pageShape<T extends { readonly id: string }>(url: string, all: readonly T[], paging: Paging) {
  const limit = Math.min(Math.max(Number(paging.limit ?? defaultLimit) || defaultLimit, 1), maxLimit);
  const from = paging.starting_after ? all.findIndex(({ id }) => id === paging.starting_after) + 1 : 0;
  return listShape(url, all.slice(from, from + limit), all.length > from + limit);
}
