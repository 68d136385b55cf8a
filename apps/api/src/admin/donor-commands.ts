import { fromCents } from '@hearthlight/domain';
import { Argument, type Command, Option } from 'commander';

import { AdminError } from './admin-context.ts';
import {
  addListCommand,
  emailArgument,
  parserFor,
  positiveCents,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withCounts,
  withDryRun,
  withJson,
} from './command.ts';
import { cents, day, dollars, line, text as textField } from './document.ts';
import { deleteDonor, exportDonor, listDonors, paymentStatuses, recordDonation, setGoal } from './donors.ts';

/** Adds the commands for donors. */
export function addDonorCommands(program: Command, environment: ProgramEnvironment): void {
  const { withContext } = environment;
  const group = program.command('donor').description('list, export and delete donors, set a goal');
  addListCommand(group, environment, 'list all donors', ({ database }) => listDonors(database));
  withJson(group.command('goal').description('set the amount that a donor aims to give'))
    .addArgument(emailArgument())
    .addArgument(new Argument('<amount>', 'US dollars').argParser(parserFor(cents)))
    .action(async (email: string, goal: number, options: SharedOptions) => {
      await withContext((context) => setGoal(context, email, goal));
      const text = `The goal of ${email} is ${dollars(goal)}.`;
      printOutput(environment, options, { json: { email, goal: fromCents(goal) }, text });
    });
  withJson(group.command('export').description('print all data of a donor, always as JSON'))
    .addArgument(emailArgument())
    .action(async (email: string) => {
      const json = await withContext((context) => exportDonor(context, email));
      printOutput(environment, { json: true }, { json, text: '' });
    });
  addDeleteCommand(group, environment);
}

function addDeleteCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'delete a donor with all donations, registrations and sessions';
  withDryRun(withJson(group.command('delete').description(description)))
    .addArgument(emailArgument())
    .option('--yes', 'confirm, because this cannot be undone')
    .action(async (email: string, options: SharedOptions & { yes?: true }) => {
      const dryRun = options.dryRun ?? false;
      if (!options.yes && !dryRun) {
        throw new AdminError(
          'This cannot be undone. Run “donor export” first if the data is still needed, then add --yes.',
        );
      }
      const deleted = await environment.withContext((context) => deleteDonor(context, email, { dryRun }));
      const text = `${dryRun ? 'Would delete' : 'Deleted'} donor ${deleted.id}${withCounts(deleted.removed)}.`;
      printOutput(environment, options, { json: { ...deleted, dry_run: dryRun }, text });
    });
}

interface DonationOptions extends SharedOptions {
  amount: number;
  cause: string;
  method: string;
  date?: string;
  status: (typeof paymentStatuses)[number];
}

/** Adds the commands for donations. */
export function addDonationCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('donation').description('record donations');
  withJson(group.command('add').description('record a donation'))
    .addArgument(emailArgument())
    .requiredOption('--amount <amount>', 'US dollars', parserFor(positiveCents))
    .requiredOption('--cause <text>', 'what the donation is for', parserFor(textField))
    .requiredOption('--method <text>', 'the payment method', parserFor(line))
    .option('--date <day>', 'YYYY-MM-DD (default: today)', parserFor(day))
    .addOption(
      new Option('--status <status>', 'the payment status').choices(paymentStatuses).default('completed'),
    )
    .action(async (email: string, options: DonationOptions) => {
      const { amount, cause, date, method, status } = options;
      const id = await environment.withContext((context) =>
        recordDonation(context, email, {
          amountCents: amount,
          cause,
          paymentMethod: method,
          paymentStatus: status,
          ...(date !== undefined && { date }),
        }),
      );
      const text = `Recorded a donation of ${dollars(amount)} for ${email}.`;
      printOutput(environment, options, { json: { id, email, amount: fromCents(amount) }, text });
    });
}
