import { deskRules, type OccasionEntry } from '@hearthlight/domain/desk';
import { Argument, type Command, InvalidArgumentError } from 'commander';

import { ActionError } from '../../actions/action.ts';
import {
  addListCommand,
  groupOf,
  idArgument,
  parserFor,
  printOutput,
  type ProgramEnvironment,
  rowId,
  type SharedOptions,
  withDryRun,
  withJson,
} from '../../actions/command.ts';
import { line } from '../../actions/document.ts';
import { countOf } from '../../lib/count-of.ts';
import { editOccasion } from './edit-occasion.ts';
import { mergeOccasions } from './merge-occasions.ts';
import { printOccasions } from './read-occasions.ts';
import { setOccasion } from './set-occasion.ts';

/** Options of a command that records the occasion of a gift. */
export interface OccasionOptions {
  memory?: string;
  honor?: string;
  occasion?: number;
  another?: boolean;
  tell?: string;
}

/** Parses whom to tell. */
function tellOption(typed: string): string {
  const parsed = deskRules.tell.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(parsed.error.issues[0]?.message ?? '');
}

/** Adds the options that name an occasion. */
export const withOccasion = (command: Command): Command =>
  command
    .option('--memory <name>', 'whom it is in memory of', parserFor(line))
    .option('--honor <name>', 'whom it is in honor of', parserFor(line))
    .option('--occasion <number>', 'a known occasion; “occasion list” shows all', parserFor(rowId))
    .option('--another', 'somebody else than those of the same name')
    .option('--tell <text>', 'whom to tell, with --memory or --honor', tellOption);

/** Returns the occasion that options name, if any. Throws an `ActionError` for more than one. */
export function occasionEntry({
  another = false,
  honor,
  memory,
  occasion: id,
  tell = '',
}: OccasionOptions): OccasionEntry | undefined {
  if ([honor, memory, id].filter((given) => given !== undefined).length > 1)
    throw new ActionError('Use one of --memory, --honor and --occasion.');
  if (id !== undefined) return { is: 'known', id };
  const kind = memory === undefined ? 'honor' : 'memory';
  const name = memory ?? honor;
  return name === undefined ? undefined : { is: 'new', kind, name, tell, another };
}

/** Adds the commands for gifts in memory or in honor of somebody. */
export function addOccasionCommands(program: Command, environment: ProgramEnvironment): void {
  addSetCommand(groupOf(program, 'gift'), environment);
  const group = groupOf(program, 'occasion').description('gifts in memory or in honor of somebody');
  addListCommand(group, environment, 'list occasions, newest first', ({ database }) => printOccasions(database));
  addEditCommand(group, environment);
  addMergeCommand(group, environment);
}

function addSetCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'record whom a gift is in memory or in honor of';
  withOccasion(withJson(group.command('occasion').description(description)))
    .addArgument(idArgument())
    .option('--none', 'it is for nobody')
    .action(async (id: number, options: OccasionOptions & SharedOptions & { none?: true }) => {
      const entry = occasionEntry(options);
      if ((entry === undefined) !== (options.none ?? false))
        throw new ActionError('Use one of --memory, --honor, --occasion and --none.');
      await environment.withContext((context) => setOccasion(context, id, { entry: entry ?? null }));
      const text = entry ? `Recorded the occasion of gift ${id}.` : `Gift ${id} has no occasion any more.`;
      printOutput(environment, options, { json: { id }, text });
    });
}

interface EditOptions extends SharedOptions {
  memory?: string;
  honor?: string;
  tell?: string;
  public?: boolean;
}

function addEditCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('edit').description('correct an occasion'))
    .addArgument(idArgument())
    .option('--memory <name>', 'whom its gifts are in memory of', parserFor(line))
    .option('--honor <name>', 'whom its gifts are in honor of', parserFor(line))
    .option('--tell <text>', 'whom to tell', tellOption)
    .option('--public', 'the family wishes that the open books show the sum')
    .option('--no-public', 'the open books do not show it')
    .action(async (id: number, { honor, memory, public: isPublic, tell, ...options }: EditOptions) => {
      if (memory !== undefined && honor !== undefined) throw new ActionError('Use either --memory or --honor.');
      const kind = memory === undefined ? 'honor' : 'memory';
      const name = memory ?? honor;
      const changes = { ...(name !== undefined && ({ kind, name } as const)), tell, isPublic };
      await environment.withContext((context) => editOccasion(context, id, changes));
      printOutput(environment, options, { json: { id }, text: `Corrected occasion ${id}.` });
    });
}

function addMergeCommand(group: Command, environment: ProgramEnvironment): void {
  const description = 'merge an occasion into another one, which gets all its gifts';
  withDryRun(
    withJson(group.command('merge').description(description)),
    'show which gifts would move, without moving them',
  )
    .addArgument(new Argument('<kept>', 'the number of the one that stays').argParser(parserFor(rowId)))
    .addArgument(new Argument('<merged>', 'the number of the one that goes').argParser(parserFor(rowId)))
    .option('--yes', 'confirm, because this cannot be undone')
    .action(async (kept: number, merged: number, options: SharedOptions & { yes?: true }) => {
      const { dryRun = false } = options;
      if (!options.yes && !dryRun)
        throw new ActionError('This cannot be undone. Run it with --dry-run first, then add --yes.');
      const result = await environment.withContext((context) => mergeOccasions(context, { kept, merged }, { dryRun }));
      const text = `${dryRun ? 'Would merge' : 'Merged'} occasion ${merged}, ${result.merged.name}, into occasion ${kept}, ${result.kept.name}, with ${countOf(result.count, 'gift')}.`;
      printOutput(environment, options, { json: { ...result, dry_run: dryRun }, text });
    });
}
