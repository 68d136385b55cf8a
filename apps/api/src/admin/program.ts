import { Command } from 'commander';

import { addBillCommands } from '../books/bill-commands.ts';
import { addBooksCommands } from '../books/books-commands.ts';
import { addGiftCommands } from '../books/gift-commands.ts';
import { addLedgerCommands } from '../books/ledger/ledger-commands.ts';
import { addReceiptCommands } from '../books/receipts/receipt-commands.ts';
import { addCampaignCommands } from '../campaigns/campaign-commands.ts';
import { addNewsCommands } from '../news/news-commands.ts';
import { addUpdateCommands } from '../updates/update-commands.ts';
import { listAudit } from './audit.ts';
import { printPage, type ProgramEnvironment, withPages } from './command.ts';
import { addCommentCommands } from './comment-commands.ts';
import { addDatabaseCommands } from './database-commands.ts';
import { addDonorCommands } from './donor-commands.ts';
import { addMailCommands } from './mail-commands.ts';
import { addMaintenanceCommand } from './maintenance-command.ts';
import { addPictureCommands } from './picture-commands.ts';
import { addSampleCommands } from './sample-commands.ts';
import { addStaffCommands } from './staff-commands.ts';

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
