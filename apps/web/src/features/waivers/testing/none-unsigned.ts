/** The answer of a business whose connected pets are all signed for. */
export const noneUnsigned = {
  items: [],
  totals: { connected: 1, unsigned: 0, never: 0, outdated: 0, expired: 0 },
  nextCursor: null,
};

/** The answer of a business that has published no requirements. */
export const noRules = {
  version: 0,
  rules: [],
  publishedAt: '2026-01-05T08:00:00.000Z',
  effectiveFrom: '2026-01-05',
};
