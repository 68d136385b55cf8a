import type { Dashboard } from '@hearthlight/domain';

/** How far the dashboard's data has come. */
export type DashboardState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; dashboard: Dashboard };
