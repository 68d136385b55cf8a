/** What a gift is given for besides its cause: in memory of somebody who died, or in honor of somebody. */
export const occasionKinds = ['memory', 'honor'] as const;
export type OccasionKind = (typeof occasionKinds)[number];
