/** The paid plan of businesses, billed monthly. Source: specification, section 9. */
export const businessConnectPlan = { priceMinor: 4900, currency: 'USD', trialDays: 14 } as const;
