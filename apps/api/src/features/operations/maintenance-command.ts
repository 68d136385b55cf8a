import { Argument, type Command } from 'commander';

import { printOutput, type ProgramEnvironment, type SharedOptions, withJson } from '../../actions/command.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { readMaintenance } from '../../platform/maintenance.ts';
import { setMaintenance } from './set-maintenance.ts';

/** Adds the command for maintenance mode. */
export function addMaintenanceCommand(program: Command, environment: ProgramEnvironment): void {
  const state = new Argument('[state]', 'switch it on or off; without it, print the state').choices(['on', 'off']);
  withJson(program.command('maintenance').description('refuse changes while the site can be read'))
    .addArgument(state)
    .action(async (to: 'on' | 'off' | undefined, options: SharedOptions) => {
      const since = await environment.withContext((context) =>
        to === undefined ? readMaintenance(context.database) : setMaintenance(context, to === 'on'),
      );
      const at = since === undefined ? null : isoInstant(since);
      const text = at === null ? 'Maintenance mode is off.' : `Maintenance mode is on since ${at}.`;
      printOutput(environment, options, { json: { since: at }, text });
    });
}
