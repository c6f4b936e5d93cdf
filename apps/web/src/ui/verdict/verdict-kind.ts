/** The five verdicts at check-in; `offline` is amber, never green. */
export const verdictKinds = ['ok', 'soon', 'stop', 'wait', 'offline'] as const;

export type VerdictKind = (typeof verdictKinds)[number];
