import { Command } from 'commander';

import type { ProgramEnvironment } from '../actions/command.ts';
import type { Feature } from '../actions/feature.ts';
import { features } from '../features/index.ts';
import { addSampleCommands } from './sample/commands.ts';

/** Builds the command line. Parsing rejects with a `CommanderError` for help and invalid arguments. */
export function createProgram(environment: ProgramEnvironment, all: readonly Feature[] = features): Command {
  const program = new Command('npm run admin --')
    .description(`Operates ${environment.product}. Every change is recorded in the audit table.`)
    .option('--env-file <file>', 'read variables from a file; the environment takes precedence')
    .exitOverride()
    .configureOutput({ writeOut: (help) => environment.print(help.trimEnd()), writeErr: () => undefined })
    .addHelpText(
      'after',
      '\nDATABASE_URL or DATA_DIR selects the database, as for the server. See docs/operating.md for examples.',
    );
  for (const { commands = [] } of all) for (const add of commands) add(program, environment);
  addSampleCommands(program, environment);
  return program;
}
