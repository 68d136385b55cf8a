/**
 * Returns the id of what the gifts for a campaign led to, on the page of the open books; `null` is for other causes.
 */
export const chainId = (campaign: number | null): string => `campaign-${campaign ?? 0}`;
