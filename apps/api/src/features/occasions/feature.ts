import type { Feature } from '../../actions/feature.ts';
import { cleanups } from './cleanups.ts';
import { addOccasionCommands } from './commands.ts';
import { occasionDeskRoutes } from './desk-routes.ts';
import { searchForOccasions } from './search.ts';

export const occasions: Feature = {
  deskRoutes: occasionDeskRoutes,
  commands: [addOccasionCommands],
  cleanups,
  search: searchForOccasions,
};
