import { raiseVersion } from '../../database/versions.ts';
import { usesOfDescribed } from '../pictures/uses-of-described.ts';

/** How campaigns use uploaded pictures. Pages that show campaigns are cached. */
export const campaignPictures = usesOfDescribed({ kind: 'campaign', table: 'campaigns' }, ({ database }) =>
  raiseVersion(database, 'news'),
);
