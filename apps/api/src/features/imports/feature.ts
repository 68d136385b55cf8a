import type { Feature } from '../../actions/feature.ts';
import { cleanups } from './cleanups.ts';
import { addImportCommands } from './commands.ts';
import { importDeskRoutes } from './desk-routes.ts';
import { importTasks } from './tasks.ts';

export const imports: Feature = {
  deskRoutes: importDeskRoutes,
  commands: [addImportCommands],
  cleanups,
  tasks: importTasks,
};
