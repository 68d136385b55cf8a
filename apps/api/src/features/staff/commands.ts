import { rules } from '@hearthlight/domain';
import { roles } from '@hearthlight/domain/desk';
import { Argument, type Command, Option } from 'commander';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import {
  addListCommand,
  confirmed,
  printOutput,
  type ProgramEnvironment,
  type RemovalOptions,
  type SharedOptions,
  withJson,
  withRemoval,
} from '../../actions/command.ts';
import { linkAddress } from './links.ts';
import { inviteStaff, type LinkedMember, listStaff, removeStaff, resetStaff, staffByEmail } from './people.ts';

const staffEmail = () => new Argument('<email>', 'the person’s e-mail address');

/** Adds the commands for the staff of the desk. */
export function addStaffCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('staff').description('list, invite, reset and remove staff of the desk');
  addListCommand(group, environment, 'list all staff', async ({ database }) => {
    const rows = await listStaff(database);
    return {
      rows,
      lines: rows.map(({ email, last_sign_in_at: last, name, role, state }) =>
        [email, role, state, last ?? 'never', name].join('\t'),
      ),
      empty: 'There are no staff. Invite an owner: staff invite EMAIL --role owner.',
    };
  });
  withJson(group.command('invite').description('print a link with which a person joins the staff'))
    .addArgument(staffEmail())
    .addOption(new Option('--role <role>', 'what the person may do').choices(roles).makeOptionMandatory())
    .action(async (email: string, options: SharedOptions & { role: (typeof roles)[number] }) => {
      if (!rules.email.safeParse(email).success) throw new ActionError(`${email} is not an e-mail address.`);
      const { role } = options;
      await printLink(environment, options, (context) => inviteStaff(context, { email, role }));
    });
  withJson(group.command('reset').description('print a new link, and remove password and second factors'))
    .addArgument(staffEmail())
    .action((email: string, options: SharedOptions) =>
      printLink(environment, options, async (context) =>
        resetStaff(context, await staffByEmail(context.database, email)),
      ),
    );
  addRemoveCommand(group, environment);
}

function addRemoveCommand(group: Command, environment: ProgramEnvironment): void {
  withRemoval(group.command('remove').description('remove a person and end the sessions'))
    .addArgument(staffEmail())
    .action(async (email: string, options: RemovalOptions) => {
      const dryRun = options.dryRun ?? false;
      const member = await environment.withContext((context) =>
        confirmed(
          options,
          async (changes) => removeStaff(context, await staffByEmail(context.database, email), changes),
          () => `This removes ${email} and ends the sessions`,
        ),
      );
      printOutput(environment, options, {
        json: { ...member, dry_run: dryRun },
        text: `${dryRun ? 'Would remove' : 'Removed'} ${email}.`,
      });
    });
}

async function printLink(
  environment: ProgramEnvironment,
  options: SharedOptions,
  act: (context: ActionContext) => Promise<LinkedMember>,
): Promise<void> {
  const { link, member } = await environment.withContext(async (context) => {
    const { member, token } = await act(context);
    return { member, link: linkAddress(environment.deskUrl(), token) };
  });
  const text = `Send this link to ${member.email}. It is valid for three days and works once:\n${link}`;
  printOutput(environment, options, { json: { ...member, link }, text });
}
