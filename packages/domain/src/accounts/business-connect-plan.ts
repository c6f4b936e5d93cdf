/** The paid plan of businesses, by the month. Source: specification, section 9. */
export const businessConnectPlan = { priceMinor: 4900, currency: 'USD', trialDays: 14 } as const;
