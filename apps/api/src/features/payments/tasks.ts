import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { countUnmatched } from './unmatched-payments.ts';

/** Returns how many payments have no known donor. */
export const paymentTasks: Tasks = async ({ database }, { role }) =>
  may(role, 'books.write') ? { tasks: { unmatched_payments: await countUnmatched(database) } } : {};
