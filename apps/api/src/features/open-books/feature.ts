import type { Feature } from '../../actions/feature.ts';
import { booksRoutes } from './routes.ts';

export const openBooks: Feature = {
  routes: booksRoutes,
};
