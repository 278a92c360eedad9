/** What the page shows: sample data, as specified. Nothing is charged, and nothing can be changed. */
export const samplePlan = { monthlyPrice: 49 } as const;

/** Used of the monthly limit, a share of one. */
export const sampleUsage = 0.75;

export const sampleCard = { lastDigits: '4242', expiry: '12/24' } as const;
