import { csvOf } from '@hearthlight/domain';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';

import type { DatabaseTarget } from '../database/open.ts';
import type { MailTransport } from '../platform/mail/mailer.ts';
import type { MailContent } from '../platform/mail/messages.ts';
import { type ActionContext, ActionError, type Listing, type Page, type PageRange } from './action.ts';
import { cents, day } from './document.ts';
import { pageSize } from './read-page.ts';

/** Dependencies of the command line. */
export interface ProgramEnvironment {
  /** Runs `work` with the database open. Not called for help or invalid arguments. */
  withContext: <T>(work: (context: ActionContext) => Promise<T>) => Promise<T>;
  /** Returns the database that the variables select, without opening it. */
  selectTarget: () => DatabaseTarget;
  /** Returns the server's secret, if the variables or the data folder have it. */
  findSecret: () => string | undefined;
  /** Connects to the mail server. Rejects with an `ActionError` if none is configured. */
  createTransport: () => Promise<MailTransport>;
  /** Returns the origin at which the desk is served. */
  deskUrl: () => string;
  /** The name of the site. */
  product: string;
  /** Returns the content that mails use. */
  readContent: () => MailContent;
  /** The operator's name, for the audit table. */
  actor: string;
  /** Prints one or more lines to stdout. */
  print: (text: string) => void;
}

/** The output of a command. */
export interface Output {
  /** Printed with `--json`. */
  json: unknown;
  /** Printed without `--json`. */
  text: string;
}

/** Options that commands share. */
export interface SharedOptions {
  json?: true;
  dryRun?: true;
}

/** Returns a group of commands, which several features may extend. */
export const groupOf = (program: Command, name: string): Command =>
  program.commands.find((command) => command.name() === name) ?? program.command(name);

/** Adds `--json` to a command. Its action passes its options to `printOutput`. */
export const withJson = (command: Command): Command => command.option('--json', 'print JSON instead of text');

/** Adds `--dry-run`. The default description is for commands that remove something. */
export const withDryRun = (
  command: Command,
  description = 'show what would be removed, without removing it',
): Command => command.option('--dry-run', description);

/** Options of a command that removes something. */
export interface RemovalOptions extends SharedOptions {
  yes?: true;
}

/** Adds `--json`, `--dry-run` and `--yes` to a command that removes something. Its action calls `confirmed`. */
export const withRemoval = (command: Command): Command =>
  withDryRun(withJson(command)).option('--yes', 'confirm the removal');

/**
 * Removes something, or only finds what would be removed. Without `--yes` or `--dry-run`, throws an `ActionError` that
 * says what would be removed: `describe` returns the sentence without its full stop, or `undefined` if there is
 * nothing.
 */
export async function confirmed<T>(
  { dryRun, yes }: RemovalOptions,
  remove: (options: { dryRun: boolean }) => Promise<T>,
  describe: (found: T) => string | undefined,
): Promise<T> {
  const found = await remove({ dryRun: dryRun ?? !yes });
  const sentence = describe(found);
  if (dryRun || yes || sentence === undefined) return found;
  throw new ActionError(`${sentence}. Add --yes to confirm.`);
}

/** Prints the result of a command as text or, with `--json`, as JSON. */
export function printOutput({ print }: ProgramEnvironment, options: SharedOptions, { json, text }: Output): void {
  print(options.json ? JSON.stringify(json, null, 2) : text);
}

/** Prints a list, or its `empty` sentence. */
function printListing(environment: ProgramEnvironment, options: SharedOptions, { empty, lines, rows }: Listing): void {
  printOutput(environment, options, { json: rows, text: lines.length === 0 ? empty : lines.join('\n') });
}

/** Options of a long list. */
interface PageOptions extends SharedOptions {
  csv?: true;
  from?: string;
  page?: number;
  to?: string;
}

/** Adds the options of a long list to a command. Its action passes its options to `printPage`. */
export const withPages = (command: Command): Command =>
  withJson(command)
    .option('--from <day>', 'the first day, YYYY-MM-DD', parserFor(day))
    .option('--to <day>', 'the last day', parserFor(day))
    .option('--page <number>', `the page to show, ${pageSize} rows each`, parserFor(rowId))
    .addOption(new Option('--csv', 'print all rows as comma-separated values').conflicts(['json', 'page']));

/** Prints a page of a list, or all rows with `--csv`. */
export async function printPage(
  environment: ProgramEnvironment,
  { csv, page = 1, ...options }: PageOptions,
  list: (context: ActionContext, range: PageRange) => Promise<Page>,
): Promise<void> {
  const { from, to } = options;
  if (from !== undefined && to !== undefined && to < from) throw new ActionError('--to is before --from.');
  const range = { from, to, page: csv ? undefined : page };
  const listing = await environment.withContext((context) => list(context, range));
  if (csv) return environment.print(csvOfPage(listing).trimEnd());
  const more = listing.hasMore ? [`There are more: --page ${page + 1}.`] : [];
  printListing(environment, options, { ...listing, lines: [...listing.lines, ...more] });
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** Returns a list as comma-separated values with field names as headers. */
const csvOfPage = ({ columns, rows }: Page): string =>
  csvOf(
    columns,
    rows.map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return columns.map((name) => cellOf(values.get(name)));
    }),
  );

/** Adds a `list` command with `--json`. */
export function addListCommand(
  group: Command,
  environment: ProgramEnvironment,
  description: string,
  list: (context: ActionContext) => Promise<Listing>,
): Command {
  return withJson(group.command('list').description(description)).action(async (options: SharedOptions) => {
    const listing = await environment.withContext(list);
    printListing(environment, options, listing);
  });
}

/** Parses an argument or option value with a schema whose messages begin with a verb. */
export const parserFor =
  <T>(schema: z.ZodType<T>) =>
  (value: string): T => {
    const result = schema.safeParse(value);
    if (!result.success) {
      throw new InvalidArgumentError(`It ${result.error.issues[0]?.message ?? 'is invalid'}.`);
    }
    return result.data;
  };

/** The number of a row. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'must be a number from the list')
  .transform(Number);

/** Cents, more than 0. */
export const positiveCents = cents.refine((amount) => amount > 0, 'must be more than 0');

/** The argument for a row's number. */
export const idArgument = (): Argument =>
  new Argument('<number>', 'the number in the list').argParser(parserFor(rowId));

/** The argument for a donor's e-mail address. */
export const emailArgument = (): Argument => new Argument('<email>', 'the donor’s e-mail address');
