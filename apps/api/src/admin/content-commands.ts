import type { Command } from 'commander';

import { countOf } from '../count-of.ts';
import { ActionError } from '../staff/action.ts';
import {
  addListCommand,
  idArgument,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withDryRun,
  withJson,
} from './command.ts';
import {
  addContent,
  type ContentEntry,
  type ContentKind,
  editContent,
  mailContent,
  removeContent,
} from './content.ts';
import { withCounts } from './removed-rows.ts';

interface AddCommandOptions extends SharedOptions {
  draft?: true;
  mail?: true;
}

/** Adds the list, add, edit and remove commands for a kind of content. Returns their group. */
export function addContentCommands<Row>(
  program: Command,
  environment: ProgramEnvironment,
  kind: ContentKind<Row>,
): Command {
  const { withContext } = environment;
  const { label, name, removes } = kind;
  const sentence = sentenceFor(label);
  const group = program.command(name).description(`list, add, edit and remove ${label}s`);
  addListCommand(group, environment, `list all ${label}s`, ({ database }) => kind.list(database));
  addAddCommand(group, environment, kind);
  withJson(group.command('edit').description(`replace the ${label} with the one in a file`))
    .addArgument(idArgument())
    .argument('<file.md>', 'the Markdown file')
    .addHelpText('after', fileHelp(kind))
    .action(async (id: number, file: string, options: SharedOptions) => {
      const edited = await withContext((context) => editContent(context, kind, id, file));
      printOutput(environment, options, { json: edited, text: sentence('Changed', edited) });
    });
  withDryRun(withJson(group.command('remove').description(`remove the ${label} ${removes}`.trim())))
    .addArgument(idArgument())
    .option('--yes', 'confirm the removal, which cannot be undone')
    .action(async (id: number, options: SharedOptions & { yes?: true }) => {
      const dryRun = options.dryRun ?? false;
      const entry = await withContext(async (context) => {
        const found = await removeContent(context, kind, id, { dryRun: dryRun || !options.yes });
        if (dryRun || options.yes) return found;
        const what = sentence('This removes', found, withCounts(found.removed));
        throw new ActionError(`${what}, which cannot be undone. Add --yes to confirm.`);
      });
      const verb = dryRun ? 'Would remove' : 'Removed';
      const text = sentence(verb, entry, withCounts(entry.removed));
      printOutput(environment, options, { json: { ...entry, dry_run: dryRun }, text });
    });
  return group;
}

const fileHelp = ({ fields }: { fields: string }) =>
  `\nThe file is Markdown with front matter between two lines of ---.\nFields: ${fields}.`;

const sentenceFor =
  (label: string) =>
  (verb: string, { id, title }: ContentEntry, end = '') =>
    `${verb} ${label} ${id}${title === '' ? '' : `: ${title}`}${end}`;

function addAddCommand<Row>(group: Command, environment: ProgramEnvironment, kind: ContentKind<Row>): void {
  const { hasDrafts = false, label } = kind;
  const sentence = sentenceFor(label);
  const add = withJson(group.command('add').description(`publish the ${label} in a file`))
    .argument('<file.md>', 'the Markdown file')
    .addHelpText('after', fileHelp(kind))
    .action(async (file: string, options: AddCommandOptions) => {
      if (options.mail) return mailCommand(environment, kind, file, options);
      if (options.dryRun) throw new ActionError('--dry-run only counts mails. Add --mail.');
      const draft = options.draft ?? false;
      const added = await environment.withContext((context) => addContent(context, kind, file, { draft }));
      const text = sentence(draft ? 'Added the draft of' : 'Added', added);
      printOutput(environment, options, { json: { ...added, ...(hasDrafts && { draft }) }, text });
    });
  if (hasDrafts) add.option('--draft', 'add it without publishing it');
  if (kind.mail) {
    add.option('--mail', 'also mail it, once each, to donors who gave to its campaign or joined it');
    withDryRun(add, 'with --mail: count the mails, without adding or sending anything');
  }
}

async function mailCommand<Row>(
  environment: ProgramEnvironment,
  kind: ContentKind<Row>,
  file: string,
  options: SharedOptions,
): Promise<void> {
  const { mail } = kind;
  if (!mail) throw new ActionError(`A ${kind.label} cannot be mailed.`);
  const dryRun = options.dryRun ?? false;
  const entry = await environment.withContext((context) =>
    mailContent(context, { ...kind, mail }, file, { dryRun }),
  );
  const text = `${dryRun ? 'Would queue' : 'Queued'} ${countOf(entry.mails ?? 0, 'mail')} of ${kind.label} ${entry.id}.`;
  printOutput(environment, options, { json: { ...entry, dry_run: dryRun }, text });
}
