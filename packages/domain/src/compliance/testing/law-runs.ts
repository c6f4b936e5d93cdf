// `process` is not available in the pure library; only tests read it.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/**
 * How many generated cases each property is checked with: 2,000 unless LAW_RUNS is set (the campaign `engine` sets
 * 100,000).
 */
export const lawRuns = Number(process.env.LAW_RUNS ?? 2_000);

/** Time limit for one property, in milliseconds: grows with the number of runs. */
export const lawTimeoutMs = 60_000 + lawRuns * 60;
