import type { Feature } from '../../actions/feature.ts';
import { cleanups } from './cleanups.ts';
import { addMailCommands } from './commands.ts';
import { addDatabaseCommands } from './database-commands.ts';
import { operationDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { addMaintenanceCommand } from './maintenance-command.ts';
import { operationTasks } from './tasks.ts';

export const operations: Feature = {
  deskRoutes: operationDeskRoutes,
  commands: [addMailCommands, addDatabaseCommands, addMaintenanceCommand],
  mails,
  cleanups,
  tasks: operationTasks,
};
