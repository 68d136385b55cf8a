import type { Feature } from '../../actions/feature.ts';
import { addBillCommands } from './commands.ts';
import { billDeskRoutes } from './desk-routes.ts';

export const bills: Feature = {
  deskRoutes: billDeskRoutes,
  commands: [addBillCommands],
};
