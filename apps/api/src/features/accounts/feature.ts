import type { Feature } from '../../actions/feature.ts';
import { cleanups } from './cleanups.ts';
import { mails } from './mails.ts';
import { accountRoutes } from './routes.ts';

export const accounts: Feature = {
  routes: accountRoutes,
  mails,
  cleanups,
};
