import type { Database } from '../database/schema.ts';

/** More different answers than are read at the same time; then all are forgotten and made anew. */
const mostKept = 500;

/**
 * Answers that are the same for everyone, kept as bytes for as long as no article and no comment has changed. The
 * database says so for each of them, by one number; so they are never out of date, whichever process made the change.
 */
export class KeptAnswers {
  readonly #database: Database;
  #version = 0;
  #answers = new Map<string, Buffer>();
  #asking: Promise<number> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The kept answer of `address`, or the one that `make` makes. */
  async answer(address: string, make: () => Promise<string>): Promise<Buffer> {
    const version = await this.#currentVersion();
    if (version !== this.#version || this.#answers.size >= mostKept) {
      this.#answers = new Map();
      this.#version = version;
    }
    const kept = this.#answers.get(address);
    if (kept) return kept;
    // What is read now is at least as new as `version`: a change in between is a new version for the next who asks.
    const answers = this.#answers;
    const made = Buffer.from(await make());
    answers.set(address, made);
    return made;
  }

  /** Asks once for all who came in the same turn, and only after they came. */
  #currentVersion(): Promise<number> {
    this.#asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#asking = undefined;
      return this.#readVersion();
    });
    return this.#asking;
  }

  async #readVersion(): Promise<number> {
    const row = await this.#database
      .selectFrom('versions')
      .select('value')
      .where('name', '=', 'news')
      .executeTakeFirstOrThrow();
    return row.value;
  }
}
