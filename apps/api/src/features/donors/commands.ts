import { formats, fromCents, rules, toCents } from '@hearthlight/domain';
import { Argument, type Command } from 'commander';
import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import {
  addListCommand,
  emailArgument,
  parserFor,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withDryRun,
  withJson,
} from '../../actions/command.ts';
import { cents, exactMoney } from '../../actions/document.ts';
import { withCounts } from '../../actions/removed-rows.ts';
import { countOf } from '../../lib/count-of.ts';
import { currencyName } from '../../lib/formats.ts';
import { deleteDonor } from './delete-donor.ts';
import { endSessions, setGoal } from './donor-actions.ts';
import { editDonor } from './edit-donor.ts';
import { exportDonor } from './export-donor.ts';
import { listDonors } from './list-donors.ts';
import { mergeDonors } from './merge-donors.ts';
import { setAnonymity } from './set-anonymity.ts';

/** Adds the commands for donors. */
export function addDonorCommands(program: Command, environment: ProgramEnvironment): void {
  const { withContext } = environment;
  const group = program
    .command('donor')
    .description('list, edit, merge, export and delete donors, and set their goals');
  addListCommand(group, environment, 'list all donors', ({ database }) => listDonors(database));
  addAnonymityCommand(group, environment);
  withJson(group.command('goal').description('set a donor’s giving goal'))
    .addArgument(emailArgument())
    .addArgument(new Argument('<amount>', currencyName(formats().currency)).argParser(parserFor(cents)))
    .action(async (email: string, goal: number, options: SharedOptions) => {
      await withContext((context) => setGoal(context, email, goal));
      const text = `The goal of ${email} is ${exactMoney(goal)}.`;
      printOutput(environment, options, { json: { email, goal: fromCents(goal) }, text });
    });
  withJson(
    group
      .command('export')
      .description('print all data of a donor, or of an address without an account, always as JSON'),
  )
    .addArgument(emailArgument())
    .action(async (email: string) => {
      const json = await withContext((context) => exportDonor(context, email));
      printOutput(environment, { json: true }, { json, text: '' });
    });
  addSessionsCommand(group, environment);
  addEditCommand(group, environment);
  addMergeCommand(group, environment);
  addDeleteCommand(group, environment);
}

function addSessionsCommand(group: Command, environment: ProgramEnvironment): void {
  const { withContext } = environment;
  const sessions = group.command('sessions').description('end a donor’s sessions');
  withDryRun(
    withJson(sessions.command('end').description('sign a donor out on all devices')),
    'count the sessions without ending them',
  )
    .addArgument(emailArgument())
    .action(async (email: string, options: SharedOptions) => {
      const dryRun = options.dryRun ?? false;
      const ended = await withContext((context) => endSessions(context, email, { dryRun }));
      const text = `${dryRun ? 'Would end' : 'Ended'} ${countOf(ended, 'session')} of ${email}.`;
      printOutput(environment, options, { json: { email, ended, dry_run: dryRun }, text });
    });
}

function addAnonymityCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('anonymity').description('set whether a donor stays anonymous in public'))
    .addArgument(emailArgument())
    .addArgument(new Argument('<anonymous>', 'whether the name stays out of everything public').choices(['yes', 'no']))
    .action(async (email: string, anonymous: string, options: SharedOptions) => {
      await environment.withContext((context) => setAnonymity(context, email, anonymous === 'yes'));
      const text = `${email} ${anonymous === 'yes' ? 'stays' : 'does not stay'} anonymous in public.`;
      printOutput(environment, options, { json: { email, anonymous: anonymous === 'yes' }, text });
    });
}

const validBy = (rule: { safeParse: (value: unknown) => { success: boolean } }, message: string) =>
  parserFor(
    z
      .string()
      .trim()
      .refine((value) => rule.safeParse(value).success, message),
  );

interface EditOptions extends SharedOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
}

function addEditCommand(group: Command, environment: ProgramEnvironment): void {
  const edit = group.command('edit').description('correct a donor’s name or e-mail address, and notify the donor');
  withDryRun(withJson(edit), 'show what would change, without changing it')
    .addArgument(emailArgument())
    .option('--email <email>', 'the new address', validBy(rules.email, 'must be an e-mail address'))
    .option('--first-name <name>', 'the first name', validBy(rules.firstName, 'must be a valid first name'))
    .option('--last-name <name>', 'the last name', validBy(rules.lastName, 'must be a valid last name'))
    .action(async (address: string, options: EditOptions) => {
      const { dryRun = false, email, firstName, lastName } = options;
      const changes = { email, firstName, lastName };
      const edited = await environment.withContext((context) => editDonor(context, address, changes, { dryRun }));
      const who = `${edited.first_name} ${edited.last_name}, ${edited.email}`;
      const text = `${dryRun ? 'Would change' : 'Changed'} donor ${edited.id}: ${who}. Notices to ${edited.letters.join(' and ')}, ${countOf(edited.ended, 'session')} ended.`;
      printOutput(environment, options, { json: { ...edited, dry_run: dryRun }, text });
    });
}

function addMergeCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'merge a donor into another one, who gets all gifts, campaigns and mails';
  withDryRun(withJson(group.command('merge').description(description)), 'show what would move, without moving it')
    .addArgument(new Argument('<kept>', 'the e-mail address of the donor who stays'))
    .addArgument(new Argument('<merged>', 'the e-mail address of the donor who is merged'))
    .option('--yes', 'confirm, because this cannot be undone')
    .action(async (kept: string, merged: string, options: SharedOptions & { yes?: true }) => {
      const dryRun = options.dryRun ?? false;
      if (!options.yes && !dryRun) {
        throw new ActionError('This cannot be undone. Run it with --dry-run first, then add --yes.');
      }
      const result = await environment.withContext((context) => mergeDonors(context, { kept, merged }, { dryRun }));
      const moved = [
        `${countOf(result.gifts, 'gift')} (${exactMoney(toCents(result.amount))} completed)`,
        countOf(result.campaigns, 'campaign'),
        countOf(result.mails, 'mail'),
      ];
      const text = `${dryRun ? 'Would merge' : 'Merged'} donor ${result.merged.id}, ${result.merged.email}, into donor ${result.kept.id}, ${result.kept.email}, with ${moved.join(', ')}.`;
      printOutput(environment, options, { json: { ...result, dry_run: dryRun }, text });
    });
}

function addDeleteCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'delete a donor with registrations and sessions, and keep the gifts without a name';
  withDryRun(withJson(group.command('delete').description(description)))
    .addArgument(emailArgument())
    .option('--yes', 'confirm, because this cannot be undone')
    .action(async (email: string, options: SharedOptions & { yes?: true }) => {
      const dryRun = options.dryRun ?? false;
      if (!options.yes && !dryRun) {
        throw new ActionError(
          'This cannot be undone. Run “donor export” first if the data is still needed, then add --yes.',
        );
      }
      const deleted = await environment.withContext((context) => deleteDonor(context, email, { dryRun }));
      const { anonymous, id, nameless, removed } = deleted;
      const who = id === undefined ? 'an address without an account' : `donor ${id}`;
      const text = `${dryRun ? 'Would delete' : 'Deleted'} ${who}${withCounts(removed)}. Kept without a name: ${countOf(anonymous, 'gift')} in the books, ${countOf(nameless, 'comment')} on the site.`;
      printOutput(environment, options, { json: { ...deleted, dry_run: dryRun }, text });
    });
}
