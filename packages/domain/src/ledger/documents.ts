import * as z from 'zod/mini';

import { hashLeaf, hashLength, jsonBytes, fromHex, merkleTree, type Sha256, toHex } from './merkle.ts';

/** The kinds of entries of the books. */
export const entryKinds = ['recorded', 'completed', 'failed', 'refunded', 'reversed', 'corrected'] as const;

const hash = z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * hashLength}}$`)));
const id = z.int().check(z.positive());
/** A month, `YYYY-MM`. */
export const ledgerMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** The address of the ledger of a month. */
export const ledgerPath = (month: string): string => `/ledger/${month}.json`;

/** The currency of all amounts (ISO 4217). Files of earlier versions, which knew only US dollars, do not name it. */
const currency = z.optional(z.string().check(z.regex(/^[A-Z]{3}$/)));

/** The published ledger of a month: a salted hash for each entry of the books, and the root of their Merkle tree. */
export const ledgerDocument = z.object({
  format: z.enum(['donation-ledger-1']),
  month: ledgerMonth,
  closed_at: z.iso.datetime(),
  currency,
  root: hash,
  leaves: z.array(hash),
});
export type LedgerDocument = z.output<typeof ledgerDocument>;

const entry = {
  /** The number of the entry in the books. */
  entry: id,
  /** The number of the gift that it is about. */
  gift: id,
  kind: z.enum(entryKinds),
  /** The day to which the money belongs. */
  date: z.iso.date(),
  /** Cents, the minor units of the foundation's currency, that it adds to the donations; negative for a refund. */
  cents: z.int(),
  /** The number of the campaign that the money is for. */
  campaign: z.nullable(id),
};

/** An entry of the books as the ledger has it. It names no person. */
export type LedgerEntry = z.output<typeof ledgerEntry>;
const ledgerEntry = z.object(entry);

const line = z.object({
  /** Counted from 1. */
  number: id,
  ...entry,
  month: ledgerMonth,
  /** Position of its hash in the ledger of the month, counted from 0. */
  index: z.int().check(z.nonnegative()),
  /** Random, so that the hash cannot be guessed from day and amount. */
  salt: hash,
  /** The audit path from the hash to the root. */
  proof: z.array(hash).check(z.maxLength(64)),
});
export type StatementLine = z.output<typeof line>;

/** A statement of one donor's entries in all closed months. It contains no name, so that the donor can share it. */
export const statement = z.object({
  format: z.enum(['donation-statement-1']),
  foundation: z.string(),
  issued_at: z.iso.datetime(),
  currency,
  /** The number of lines. */
  count: z.int().check(z.nonnegative()),
  lines: z.array(line).check(z.maxLength(100_000)),
  /** The root of a Merkle tree over everything else, as it was issued. */
  seal: hash,
});
export type Statement = z.output<typeof statement>;

/** Returns the hash of an entry, which the ledger lists. */
export function hashEntry(
  sha256: Sha256,
  { campaign, cents, date, entry: number, gift, kind }: LedgerEntry,
  salt: string,
) {
  const content = ['donation-entry-1', number, gift, kind, date, cents, campaign];
  return hashLeaf(sha256, fromHex(salt), jsonBytes(content));
}

/** Returns the seal of a statement. */
export async function sealOf(sha256: Sha256, { lines, ...head }: Omit<Statement, 'seal'>): Promise<string> {
  const parts = [
    [head.format, head.foundation, head.issued_at, head.count, head.currency].filter(
      (value) => value !== undefined,
    ),
    ...lines.map(
      ({ campaign, cents, date, entry: number, gift, index, kind, month, proof, salt, ...rest }) => [
        rest.number,
        number,
        gift,
        kind,
        date,
        cents,
        campaign,
        month,
        index,
        salt,
        proof,
      ],
    ),
  ];
  const leaves = await Promise.all(parts.map((part) => hashLeaf(sha256, jsonBytes(part))));
  return toHex((await merkleTree(sha256, leaves)).root);
}
