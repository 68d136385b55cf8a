import type { Feature } from '../../actions/feature.ts';
import { addDonorCommands } from './commands.ts';
import { donorDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { donorRoutes } from './routes.ts';
import { removeSampleDonor } from './sample.ts';
import { searchForDonors } from './search.ts';

export const donors: Feature = {
  routes: donorRoutes,
  deskRoutes: donorDeskRoutes,
  commands: [addDonorCommands],
  mails,
  removeSample: removeSampleDonor,
  search: searchForDonors,
};
