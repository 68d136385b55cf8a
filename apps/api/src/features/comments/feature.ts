import type { Feature } from '../../actions/feature.ts';
import { addCommentCommands } from './commands.ts';
import { commentDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { commentRoutes } from './routes.ts';
import { commentTasks } from './tasks.ts';

export const comments: Feature = {
  routes: commentRoutes,
  deskRoutes: commentDeskRoutes,
  commands: [addCommentCommands],
  mails,
  tasks: commentTasks,
};
