/** The tone of a `StatusText` for each status of a payment. */
export const paymentTones = { completed: 'success', pending: 'warning', failed: 'error' } as const;
