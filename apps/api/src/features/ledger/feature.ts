import type { Feature } from '../../actions/feature.ts';
import { addBooksCommands } from './books-commands.ts';
import { addLedgerCommands } from './commands.ts';
import { monthDeskRoutes } from './desk-routes.ts';
import { removeSampleBooks } from './sample.ts';
import { monthTasks } from './tasks.ts';

export const ledger: Feature = {
  deskRoutes: monthDeskRoutes,
  commands: [addBooksCommands, addLedgerCommands],
  tasks: monthTasks,
  removeSample: removeSampleBooks,
};
