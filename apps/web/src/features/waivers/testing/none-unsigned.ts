/** The answer of a business whose connected pets are all signed for. */
export const noneUnsigned = {
  items: [],
  totals: { connected: 1, unsigned: 0, never: 0, outdated: 0, expired: 0 },
  nextCursor: null,
};
