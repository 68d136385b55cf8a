import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { isOwnBill } from './bill-approval.ts';

/** Returns how many bills the person can approve, and how many can be paid. */
export const billTasks: Tasks = async ({ database, needsApproval }, staff) => {
  if (!may(staff.role, 'books.write')) return {};
  const open = await database
    .selectFrom('bills')
    .select(['recorded_by', 'recorded_staff', 'approved_at'])
    .where('state', '=', 'open')
    .execute();
  const unapproved = open.filter(({ approved_at: at }) => needsApproval && at === null);
  return {
    tasks: {
      bills_to_approve: unapproved.filter((bill) => !isOwnBill({ actor: staff.name, staff }, bill)).length,
      bills_to_pay: open.length - unapproved.length,
    },
  };
};
