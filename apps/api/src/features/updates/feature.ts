import type { Feature } from '../../actions/feature.ts';
import { addUpdateCommands } from './commands.ts';
import { updateDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { updatePictures } from './picture-uses.ts';
import { removeSampleUpdates } from './sample.ts';
import { updateTasks } from './tasks.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

export const updates: Feature = {
  pages: unsubscribeRoutes,
  deskRoutes: updateDeskRoutes,
  commands: [addUpdateCommands],
  mails,
  tasks: updateTasks,
  pictureUses: updatePictures,
  removeSample: removeSampleUpdates,
};
