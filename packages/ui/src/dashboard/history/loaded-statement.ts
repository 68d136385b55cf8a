import type { StatementLine } from '@hearthlight/domain/ledger';

/** A donor's statement with proofs. */
export interface LoadedStatement {
  /** The text of its file. */
  text: string;
  /** Its lines, with the hashes that the public ledger lists. */
  lines: ReadonlyArray<StatementLine>;
}

/** Loads the statement. Resolves to `undefined` on failure. */
export type LoadStatement = () => Promise<LoadedStatement | undefined>;
