import type { Database } from '../database/schema.ts';

/** What a command works with; tests give their own. */
export interface AdminContext {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  /** Who runs the command, for the audit. */
  actor: string;
  /** Prints one line. */
  print: (line: string) => void;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** One thing that an operator can do. */
export interface Command {
  /** The words that name it, such as `news add`. */
  name: string;
  /** What follows the name, such as `<file.md>`. */
  takes: string;
  summary: string;
  /** How many words must follow the name. */
  words: number;
  run: (context: AdminContext, words: readonly string[], options: Options) => Promise<void>;
}

/** Something that the operator can put right. Its message is one sentence. */
export class AdminError extends Error {}

/** Makes a change and its line in the audit, both or neither. */
export async function audited<T>(
  { actor, database, now }: AdminContext,
  action: string,
  change: (transaction: Database) => Promise<{ subject: string; detail?: string; result: T }>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    const { subject, detail = '', result } = await change(transaction);
    await transaction.insertInto('audit').values({ at: now(), actor, action, subject, detail }).execute();
    return result;
  });
}

/** The number of a row that was typed; throws where it is none. */
export function rowNumber(typed: string | undefined): number {
  if (typed === undefined || !/^[1-9]\d{0,14}$/.test(typed)) {
    throw new AdminError(`“${typed ?? ''}” is not a number of the list.`);
  }
  return Number(typed);
}

/** An option that must be there. */
export function required(options: Options, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value.trim() === '') throw new AdminError(`Please give --${name}.`);
  return value.trim();
}
