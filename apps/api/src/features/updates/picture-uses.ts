import { usesOfDescribed } from '../pictures/uses-of-described.ts';

/** How impact updates use uploaded pictures. */
export const updatePictures = usesOfDescribed({ kind: 'update', table: 'impact_updates' });
