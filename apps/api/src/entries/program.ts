import { Command } from 'commander';

import { printPage, type ProgramEnvironment, withPages } from '../actions/command.ts';
import { addBillCommands } from '../features/bills/bill-commands.ts';
import { addCampaignCommands } from '../features/campaigns/campaign-commands.ts';
import { addCommentCommands } from '../features/comments/comment-commands.ts';
import { addDonorCommands } from '../features/donors/donor-commands.ts';
import { addGiftCommands } from '../features/gifts/gift-commands.ts';
import { addImportCommands } from '../features/imports/import-command.ts';
import { addBooksCommands } from '../features/ledger/books-commands.ts';
import { addLedgerCommands } from '../features/ledger/ledger-commands.ts';
import { addNewsCommands } from '../features/news/news-commands.ts';
import { addDatabaseCommands } from '../features/operations/database-commands.ts';
import { addMailCommands } from '../features/operations/mail-commands.ts';
import { addMaintenanceCommand } from '../features/operations/maintenance-command.ts';
import { addPaymentCommands } from '../features/payments/payment-command.ts';
import { addPictureCommands } from '../features/pictures/picture-commands.ts';
import { addReceiptCommands } from '../features/receipts/receipt-commands.ts';
import { addSampleCommands } from '../features/sample/sample-commands.ts';
import { listAudit } from '../features/staff/audit.ts';
import { addStaffCommands } from '../features/staff/staff-commands.ts';
import { addUpdateCommands } from '../features/updates/update-commands.ts';

/** Builds the command line. Parsing rejects with a `CommanderError` for help and invalid arguments. */
export function createProgram(environment: ProgramEnvironment): Command {
  const program = new Command('npm run admin --')
    .description(`Operates ${environment.product}. Every change is recorded in the audit table.`)
    .option('--env-file <file>', 'read variables from a file; the environment takes precedence')
    .exitOverride()
    .configureOutput({ writeOut: (help) => environment.print(help.trimEnd()), writeErr: () => undefined })
    .addHelpText(
      'after',
      '\nDATABASE_URL or DATA_DIR selects the database, as for the server. See docs/operating.md for examples.',
    );
  addNewsCommands(program, environment);
  addCampaignCommands(program, environment);
  addUpdateCommands(program, environment);
  addPictureCommands(program, environment);
  addDonorCommands(program, environment);
  addGiftCommands(program, environment);
  addImportCommands(program, environment);
  addPaymentCommands(program, environment);
  addReceiptCommands(program, environment);
  addBillCommands(program, environment);
  addBooksCommands(program, environment);
  addLedgerCommands(program, environment);
  addCommentCommands(program, environment);
  addMailCommands(program, environment);
  addStaffCommands(program, environment);
  addSampleCommands(program, environment);
  addDatabaseCommands(program, environment);
  addMaintenanceCommand(program, environment);
  const audit = program.command('audit').description('read the audit table');
  withPages(audit.command('list').description('list the changes, newest first')).action((options: object) =>
    printPage(environment, options, ({ database }, range) => listAudit(database, range)),
  );
  return program;
}
