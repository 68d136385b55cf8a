import type { Command } from 'commander';

import {
  addListCommand,
  idArgument,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withCounts,
  withDryRun,
  withJson,
} from './command.ts';
import { addContent, type ContentEntry, type ContentKind, editContent, removeContent } from './content.ts';

/** Adds the commands of a kind of content: list, add, edit and remove. */
export function addContentCommands<Row>(
  program: Command,
  environment: ProgramEnvironment,
  kind: ContentKind<Row>,
): void {
  const { withContext } = environment;
  const { fields, label, name, removes } = kind;
  const fileHelp = `\nThe file is Markdown with front matter between two lines of ---.\nFields: ${fields}.`;
  const sentence = (verb: string, { id, title }: ContentEntry, end = '') =>
    `${verb} ${label} ${id}${title === '' ? '' : `: ${title}`}${end}`;
  const group = program.command(name).description(`list, add, edit and remove ${label}s`);
  addListCommand(group, environment, `list all ${label}s`, ({ database }) => kind.list(database));
  withJson(group.command('add').description(`publish the ${label} in a file`))
    .argument('<file.md>', 'the Markdown file')
    .addHelpText('after', fileHelp)
    .action(async (file: string, options: SharedOptions) => {
      const added = await withContext((context) => addContent(context, kind, file));
      printOutput(environment, options, { json: added, text: sentence('Added', added) });
    });
  withJson(group.command('edit').description(`replace the ${label} with the one in a file`))
    .addArgument(idArgument())
    .argument('<file.md>', 'the Markdown file')
    .addHelpText('after', fileHelp)
    .action(async (id: number, file: string, options: SharedOptions) => {
      const edited = await withContext((context) => editContent(context, kind, id, file));
      printOutput(environment, options, { json: edited, text: sentence('Changed', edited) });
    });
  withDryRun(withJson(group.command('remove').description(`remove the ${label} ${removes}`.trim())))
    .addArgument(idArgument())
    .action(async (id: number, options: SharedOptions) => {
      const dryRun = options.dryRun ?? false;
      const entry = await withContext((context) => removeContent(context, kind, id, { dryRun }));
      const verb = dryRun ? 'Would remove' : 'Removed';
      const text = sentence(verb, entry, withCounts(entry.removed));
      printOutput(environment, options, { json: { ...entry, dry_run: dryRun }, text });
    });
}
