/** What a gift is given for besides its cause: in memory of somebody who died, or in honor of somebody. */
export const occasionKinds = ['memory', 'honor'] as const;
/** Lengths in characters: of the name, and of whom to tell. */
export const occasionLimits = { name: 200, tell: 500 } as const;
export type OccasionKind = (typeof occasionKinds)[number];
