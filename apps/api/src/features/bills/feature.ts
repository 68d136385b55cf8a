import type { Feature } from '../../actions/feature.ts';
import { cleanups } from './cleanups.ts';
import { addBillCommands } from './commands.ts';
import { billDeskRoutes } from './desk-routes.ts';
import { searchForBills } from './search.ts';
import { billTasks } from './tasks.ts';

export const bills: Feature = {
  deskRoutes: billDeskRoutes,
  commands: [addBillCommands],
  cleanups,
  tasks: billTasks,
  search: searchForBills,
};
