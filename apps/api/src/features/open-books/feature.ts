import type { Feature } from '../../actions/feature.ts';
import { openBooksDeskRoutes } from './desk-routes.ts';
import { booksRoutes } from './routes.ts';

export const openBooks: Feature = {
  routes: booksRoutes,
  deskRoutes: openBooksDeskRoutes,
};
