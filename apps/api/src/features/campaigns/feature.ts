import type { Feature } from '../../actions/feature.ts';
import { addCampaignCommands } from './commands.ts';
import { campaignDeskRoutes } from './desk-routes.ts';
import { campaignPictures } from './picture-uses.ts';
import { campaignRoutes } from './routes.ts';
import { removeSampleCampaigns } from './sample.ts';
import { searchForCampaigns } from './search.ts';
import { campaignTasks } from './tasks.ts';

export const campaigns: Feature = {
  routes: campaignRoutes,
  deskRoutes: campaignDeskRoutes,
  commands: [addCampaignCommands],
  tasks: campaignTasks,
  pictureUses: campaignPictures,
  removeSample: removeSampleCampaigns,
  search: searchForCampaigns,
};
