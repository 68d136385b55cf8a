import type { Feature } from '../../actions/feature.ts';
import { addAuditCommands } from './audit-commands.ts';
import { cleanups } from './cleanups.ts';
import { addStaffCommands } from './commands.ts';
import { staffRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { removeSampleOwner } from './sample.ts';
import { staffTasks } from './tasks.ts';

export const staff: Feature = {
  deskRoutes: staffRoutes,
  commands: [addStaffCommands, addAuditCommands],
  mails,
  cleanups,
  tasks: staffTasks,
  removeSample: removeSampleOwner,
};
