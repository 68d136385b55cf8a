// Apart from how they are found, because every page loads the rules of responses.

/** Whether a payment of a plan came, is expected, may still come after its day, or did not come in time. */
export const planDayStates = ['came', 'expected', 'late', 'paused'] as const;
/** A plan is paused after two days in a row without a payment, until one comes. */
export const planStates = ['running', 'paused', 'ended'] as const;
