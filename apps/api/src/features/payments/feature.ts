import type { Feature } from '../../actions/feature.ts';
import { addPaymentCommands } from './commands.ts';
import { paymentDeskRoutes } from './desk-routes.ts';
import { paymentTasks } from './tasks.ts';

export const payments: Feature = {
  deskRoutes: paymentDeskRoutes,
  commands: [addPaymentCommands],
  tasks: paymentTasks,
};
