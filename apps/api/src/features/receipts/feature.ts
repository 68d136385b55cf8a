import type { Feature } from '../../actions/feature.ts';
import { addReceiptCommands } from './commands.ts';
import { receiptDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { receiptRoutes } from './routes.ts';

export const receipts: Feature = {
  routes: receiptRoutes,
  deskRoutes: receiptDeskRoutes,
  commands: [addReceiptCommands],
  mails,
};
