import type { Feature } from '../../actions/feature.ts';
import { statementDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { statementTasks } from './tasks.ts';

export const statements: Feature = {
  deskRoutes: statementDeskRoutes,
  mails,
  tasks: statementTasks,
};
