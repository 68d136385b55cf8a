import { formats } from '@hearthlight/domain';
import { type Command, Option } from 'commander';

import {
  idArgument,
  parserFor,
  positiveCents,
  printOutput,
  printPage,
  type ProgramEnvironment,
  rowId,
  type SharedOptions,
  withDryRun,
  withJson,
  withPages,
} from '../../actions/command.ts';
import { day, exactMoney, line, reason as reasonField } from '../../actions/document.ts';
import type { BillState } from '../../database/schema.ts';
import { currencyName } from '../../lib/formats.ts';
import type { Bill } from './bill-approval.ts';
import {
  addBill,
  approveBill,
  cancelBill,
  correctBill,
  hideBill,
  listBills,
  payBill,
  printedBill,
  publishBill,
  reopenBill,
} from './bills.ts';

const wouldChange = 'show what would be recorded, without recording it';

/** Adds the commands for bills. */
export function addBillCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('bill').description('record, list, pay and publish bills');
  withPages(group.command('list').description('list bills, newest first'))
    .addOption(new Option('--state <state>', 'only in this state').choices(['open', 'paid', 'canceled']))
    .action((options: SharedOptions & { state?: BillState }) =>
      printPage(environment, options, ({ database }, range) => listBills(database, { ...range, state: options.state })),
    );
  addAddCommand(group, environment);
  addPayCommand(group, environment);
  addCorrectCommand(group, environment);
  addCancelCommand(group, environment);
  addPlainCommands(group, environment);
}

interface ScanOptions extends SharedOptions {
  scan?: string;
  publish?: true;
}

const withScan = (command: Command): Command =>
  command
    .option('--scan <file>', 'the scanned bill, a PDF or a picture')
    .option('--publish', 'publish the scanned bill once it is paid');

const scanOf = ({ publish = false, scan: file }: { publish?: boolean; scan?: string }) => ({ file, publish });

/** A command that needs nothing but the number of a bill. */
interface PlainCommand {
  name: string;
  description: string;
  action: typeof approveBill;
  /** What was done, such as `Approved`. */
  done: string;
}

const plainCommands: readonly PlainCommand[] = [
  {
    name: 'approve',
    description: 'approve a bill that another person recorded',
    action: approveBill,
    done: 'Approved',
  },
  {
    name: 'reopen',
    description: 'take back a payment that was recorded by mistake',
    action: reopenBill,
    done: 'Reopened',
  },
  {
    name: 'publish',
    description: 'show a scanned bill on the site, once it is paid',
    action: publishBill,
    done: 'Published',
  },
  {
    name: 'hide',
    description: 'remove a scanned bill from the site',
    action: hideBill,
    done: 'Hid',
  },
];

function addPlainCommands(group: Command, environment: ProgramEnvironment): void {
  for (const { action, description, done, name } of plainCommands) {
    withDryRun(withJson(group.command(name).description(description)), `say what it would ${name}`)
      .addArgument(idArgument())
      .action(async (id: number, options: SharedOptions) => {
        const { dryRun = false } = options;
        const bill = await environment.withContext((context) => action(context, id, { dryRun }));
        printBill(environment, options, bill, dryRun ? `Would ${name}` : done);
      });
  }
}

interface AddOptions extends ScanOptions {
  amount: number;
  campaign?: number;
  date?: string;
  kind: string;
}

function addAddCommand(group: Command, environment: ProgramEnvironment): void {
  withScan(withDryRun(withJson(group.command('add').description('record a bill')), wouldChange))
    .argument('<payee>', 'who is paid', parserFor(line))
    .requiredOption('--amount <amount>', currencyName(formats().currency), parserFor(positiveCents))
    .requiredOption('--kind <text>', 'the purpose, such as "Roofs, stoves and rent"', parserFor(line))
    .option('--campaign <number>', 'the campaign it is for', parserFor(rowId))
    .option('--date <day>', 'the day on the bill (default: today in the foundation’s time zone)', parserFor(day))
    .action(async (payee: string, options: AddOptions) => {
      const { amount, campaign, date, dryRun = false, kind } = options;
      const bill = { payee, kind, date, amountCents: amount, campaignId: campaign, scan: scanOf(options) };
      const added = await environment.withContext((context) => addBill(context, bill, { dryRun }));
      printBill(environment, options, added, dryRun ? 'Would record' : 'Recorded');
    });
}

function addPayCommand(group: Command, environment: ProgramEnvironment): void {
  withScan(withDryRun(withJson(group.command('pay').description('record that a bill was paid')), wouldChange))
    .addArgument(idArgument())
    .option('--date <day>', 'YYYY-MM-DD (default: today in the foundation’s time zone)', parserFor(day))
    .action(async (id: number, options: ScanOptions & { date?: string }) => {
      const { date, dryRun = false } = options;
      const paid = await environment.withContext((context) =>
        payBill(context, id, { date, scan: scanOf(options) }, { dryRun }),
      );
      printBill(environment, options, paid, dryRun ? 'Would pay' : 'Paid');
    });
}

interface CorrectOptions extends SharedOptions {
  amount?: number;
  campaign?: number;
  date?: string;
  kind?: string;
  payee?: string;
}

function addCorrectCommand(group: Command, environment: ProgramEnvironment): void {
  const correct = group.command('correct').description('change what an open bill says');
  withDryRun(withJson(correct), wouldChange)
    .addArgument(idArgument())
    .option('--payee <name>', 'who is paid', parserFor(line))
    .option('--amount <amount>', currencyName(formats().currency), parserFor(positiveCents))
    .option('--kind <text>', 'the purpose', parserFor(line))
    .option('--campaign <number>', 'the campaign it is for', parserFor(rowId))
    .option('--date <day>', 'the day on the bill', parserFor(day))
    .action(async (id: number, options: CorrectOptions) => {
      const { amount: amountCents, campaign: campaignId, date, dryRun = false, kind, payee } = options;
      const changes = { amountCents, campaignId, date, kind, payee };
      const bill = await environment.withContext((context) => correctBill(context, id, changes, { dryRun }));
      printBill(environment, options, bill, dryRun ? 'Would correct' : 'Corrected');
    });
}

function addCancelCommand(group: Command, environment: ProgramEnvironment): void {
  const cancel = group.command('cancel').description('cancel an open bill that was recorded by mistake');
  withDryRun(withJson(cancel), 'show what would be canceled, without canceling it')
    .addArgument(idArgument())
    .requiredOption('--reason <text>', 'the reason', parserFor(reasonField))
    .action(async (id: number, options: SharedOptions & { reason: string }) => {
      const { dryRun = false, reason } = options;
      const canceled = await environment.withContext((context) => cancelBill(context, id, reason, { dryRun }));
      printBill(environment, options, canceled, dryRun ? 'Would cancel' : 'Canceled');
    });
}

function printBill(environment: ProgramEnvironment, options: SharedOptions, bill: Bill, verb: string): void {
  const text = `${verb} bill ${bill.id} of ${bill.payee}: ${exactMoney(bill.amount_cents)}.`;
  printOutput(environment, options, {
    json: { ...printedBill(bill), dry_run: options.dryRun ?? false },
    text,
  });
}
