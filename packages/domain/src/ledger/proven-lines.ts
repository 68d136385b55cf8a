import { hashEntry, statement, type StatementLine } from './documents.ts';
import { type Sha256, toHex } from './merkle.ts';

/** A line of a statement with its hash, as the ledger of its month lists it. */
export type ProvenLine = StatementLine & { hash: string };

/** Returns the lines of a statement with their hashes. Throws if the text is not a statement. */
export function provenLines(sha256: Sha256, text: string): Promise<ProvenLine[]> {
  const { lines } = statement.parse(JSON.parse(text));
  return Promise.all(
    lines.map(async (line) => ({ ...line, hash: toHex(await hashEntry(sha256, line, line.salt)) })),
  );
}
