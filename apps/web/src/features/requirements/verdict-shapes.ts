/** The shape of each verdict. */
export const verdictShapes = {
  compliant: 'ok',
  expiring: 'soon',
  pending: 'wait',
  non_compliant: 'stop',
} as const;
