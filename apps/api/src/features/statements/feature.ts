import type { Feature } from '../../actions/feature.ts';
import { statementDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';

export const statements: Feature = {
  deskRoutes: statementDeskRoutes,
  mails,
};
