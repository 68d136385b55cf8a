import type { Feature } from '../../actions/feature.ts';
import { addPlanCommands } from './commands.ts';
import { planDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { planTasks } from './tasks.ts';

export const plans: Feature = {
  deskRoutes: planDeskRoutes,
  commands: [addPlanCommands],
  mails,
  tasks: planTasks,
};
