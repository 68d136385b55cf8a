import type { Command } from 'commander';

import { ActionError } from '../../actions/action.ts';
import {
  addListCommand,
  confirmed,
  idArgument,
  printOutput,
  type ProgramEnvironment,
  type RemovalOptions,
  type SharedOptions,
  withDryRun,
  withJson,
  withRemoval,
} from '../../actions/command.ts';
import {
  addContent,
  type ContentEntry,
  type ContentKind,
  documentOf,
  editContent,
  mailContent,
  type RemovedEntry,
  type WrittenEntry,
} from '../../actions/content.ts';
import { withCounts } from '../../actions/removed-rows.ts';
import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import {
  type ChangedTranslation,
  readTranslation,
  removeTranslation,
  saveTranslation,
  translationLanguage,
  type Translations,
} from './translations.ts';

interface AddCommandOptions extends SharedOptions {
  draft?: true;
  mail?: true;
}

interface LanguageOptions extends SharedOptions {
  language?: string;
}

/** The functions that the commands for a kind of content call. */
export interface ContentCommands<Row, Texts extends { title: string | null }> {
  kind: ContentKind<Row>;
  /** Returns an entry as it was written. */
  show: (database: Database, id: number) => Promise<WrittenEntry>;
  translations: Translations<Texts>;
}

/** Adds the list, add, edit, show and remove commands for a kind of content. Returns their group. */
export function addContentCommands<Row, Texts extends { title: string | null }>(
  program: Command,
  environment: ProgramEnvironment,
  commands: ContentCommands<Row, Texts>,
): Command {
  const { kind } = commands;
  const group = program.command(kind.name).description(`list, add, edit, show and remove ${kind.label}s`);
  addListCommand(group, environment, `list all ${kind.label}s`, ({ database }) => kind.list(database));
  addAddCommand(group, environment, kind);
  addEditCommand(group, environment, commands);
  addShowCommand(group, environment, commands);
  addRemoveCommand(group, environment, commands);
  return group;
}

const withLanguage = (command: Command): Command =>
  command.option('--language <tag>', 'the translation to this language of the site, such as es');

function addEditCommand<Row, Texts extends { title: string | null }>(
  group: Command,
  environment: ProgramEnvironment,
  { kind, translations }: ContentCommands<Row, Texts>,
): void {
  const { label } = kind;
  withLanguage(withJson(group.command('edit').description(`replace the ${label} with the one in a file`)))
    .addArgument(idArgument())
    .argument('<file.md>', 'the Markdown file')
    .addHelpText('after', `${fileHelp(kind)}\nOf a translation: ${translations.fields}.`)
    .action(async (id: number, file: string, { language: tag, ...options }: LanguageOptions) => {
      if (tag === undefined) {
        const edited = await environment.withContext((context) => editContent(context, kind, id, file));
        return printOutput(environment, options, {
          json: edited,
          text: sentenceFor(label)('Changed', edited),
        });
      }
      const saved = await environment.withContext(async (context) => {
        const language = translationLanguage(tag, context.languages);
        const texts = await translations.read(file, context);
        return saveTranslation(context, translations, { id, language, texts });
      });
      const text = sentenceFor(label)(`Saved the ${tag} translation of`, saved);
      printOutput(environment, options, { json: saved, text });
    });
}

function addShowCommand<Row, Texts extends { title: string | null }>(
  group: Command,
  environment: ProgramEnvironment,
  { kind, show, translations }: ContentCommands<Row, Texts>,
): void {
  const { label, name } = kind;
  const description = `print the ${label} as a Markdown file that “${name} edit” accepts`;
  withLanguage(withJson(group.command('show').description(description)))
    .addArgument(idArgument())
    .action(async (id: number, { language: tag, ...options }: LanguageOptions) => {
      const { document, fields } = await environment.withContext(async (context) => {
        if (tag === undefined) return show(context.database, id);
        const language = translationLanguage(tag, context.languages);
        const { body, matter } = translations.write(await readTranslation(context, translations, { id, language }));
        return { document: documentOf(matter, body), fields: { id, language, ...matter, text: body } };
      });
      printOutput(environment, options, { json: fields, text: document });
    });
}

function addRemoveCommand<Row, Texts extends { title: string | null }>(
  group: Command,
  environment: ProgramEnvironment,
  { kind, translations }: ContentCommands<Row, Texts>,
): void {
  const { label, removes } = kind;
  const remove = group.command('remove').description(`remove the ${label} ${removes}`.trim());
  withLanguage(withRemoval(remove))
    .addArgument(idArgument())
    .action(async (id: number, { language: tag, ...options }: LanguageOptions & RemovalOptions) => {
      const { dryRun = false } = options;
      const sentence = sentenceFor(tag === undefined ? label : `${tag} translation of ${label}`);
      const entry = await environment.withContext((context) =>
        confirmed<RemovedEntry | ChangedTranslation>(
          options,
          (changes) => {
            if (tag === undefined) return kind.remove(context, id, changes);
            const language = translationLanguage(tag, context.languages);
            return removeTranslation(context, translations, { id, language }, changes);
          },
          (found) => `${sentence('This removes', found, endOf(found))}, which cannot be undone`,
        ),
      );
      const text = sentence(dryRun ? 'Would remove' : 'Removed', entry, endOf(entry));
      printOutput(environment, options, { json: { ...entry, dry_run: dryRun }, text });
    });
}

/** Returns the end of a sentence about an entry or translation, with the rows that are removed together with it. */
const endOf = (entry: RemovedEntry | ChangedTranslation): string =>
  'removed' in entry ? withCounts(entry.removed) : '';

const fileHelp = ({ fields }: { fields: string }) =>
  `\nThe file is Markdown with front matter between two lines of ---.\nFields: ${fields}.`;

const sentenceFor =
  (label: string) =>
  (verb: string, { id, title }: Pick<ContentEntry, 'id' | 'title'>, end = '') =>
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
  const dryRun = options.dryRun ?? false;
  const entry = await environment.withContext((context) => mailContent(context, kind, file, { dryRun }));
  const text = `${dryRun ? 'Would queue' : 'Queued'} ${countOf(entry.mails ?? 0, 'mail')} of ${kind.label} ${entry.id}.`;
  printOutput(environment, options, { json: { ...entry, dry_run: dryRun }, text });
}
