/** How often a standing order pays. Apart from its calendar, because every page loads the rules of responses. */
export const rhythms = ['monthly', 'quarterly', 'yearly'] as const;
