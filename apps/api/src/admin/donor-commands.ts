import { fromCents } from '@hearthlight/domain';
import { Argument, type Command } from 'commander';

import { AdminError } from './admin-context.ts';
import {
  addListCommand,
  emailArgument,
  parserFor,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withCounts,
  withDryRun,
  withJson,
} from './command.ts';
import { cents, dollars } from './document.ts';
import { deleteDonor, endSessions, exportDonor, listDonors, setGoal } from './donors.ts';

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
  const sessions = group.command('sessions').description('end a donor’s sessions');
  withDryRun(
    withJson(sessions.command('end').description('sign a donor out on all devices')),
    'count the sessions without ending them',
  )
    .addArgument(emailArgument())
    .action(async (email: string, options: SharedOptions) => {
      const dryRun = options.dryRun ?? false;
      const ended = await withContext((context) => endSessions(context, email, { dryRun }));
      const text = `${dryRun ? 'Would end' : 'Ended'} ${ended} sessions of ${email}.`;
      printOutput(environment, options, { json: { email, ended, dry_run: dryRun }, text });
    });
  addDeleteCommand(group, environment);
}

function addDeleteCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'delete a donor with registrations and sessions; the donations stay without a name';
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
      const { anonymous, id, removed } = deleted;
      const who = id === undefined ? 'a giver without an account' : `donor ${id}`;
      const text = `${dryRun ? 'Would delete' : 'Deleted'} ${who}${withCounts(removed)}. ${anonymous} donations stay in the books without a name.`;
      printOutput(environment, options, { json: { ...deleted, dry_run: dryRun }, text });
    });
}
