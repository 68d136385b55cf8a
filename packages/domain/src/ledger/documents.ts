import * as z from 'zod/mini';

import { hashSalted, tagLength } from './hashing.ts';

/** The kinds of entries of the books. */
export const entryKinds = ['recorded', 'completed', 'failed', 'refunded', 'reversed', 'corrected'] as const;

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const hash = hex(32);
const id = z.int().check(z.positive());
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** A month, `YYYY-MM`. */
export const ledgerMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** Limits of a check, so that a pasted text can neither occupy a browser nor send it to a server many times. */
export const checkLimits = { characters: 4_000_000, lines: 5000, months: 240 } as const;

/** The address of the ledger of a month. */
export const ledgerPath = (month: string): string => `/ledger/${month}.json`;

/** The address of the list of public keys and months. */
export const ledgerIndexPath = '/ledger/index.json';

/** The published ledger of a month: the hash and the tag of each entry of the books, in the same order. */
const signedMonth = z.strictObject({
  format: z.literal('donation-ledger-2'),
  month: ledgerMonth,
  closed_at: z.iso.datetime(),
  currency,
  /** The SHA-256 hash of the file of the month before, if there is one. */
  previous: z.nullable(hash),
  leaves: z.array(hash),
  tags: z.array(hex(tagLength)),
  /** The public keys so far. The last one signed this file. */
  keys: z.array(hash).check(z.minLength(1)),
  signature: hex(64),
});
export type SignedMonth = z.output<typeof signedMonth>;

/**
 * The first format, of months that were closed before entries had tags. `root` is the Merkle root of RFC 6962 over its
 * leaves.
 */
const formerMonth = z.strictObject({
  format: z.literal('donation-ledger-1'),
  month: ledgerMonth,
  closed_at: z.iso.datetime(),
  /** US dollars if it is absent. */
  currency: z.optional(currency),
  root: hash,
  leaves: z.array(hash),
  tags: z.optional(z.never()),
});

export const ledgerDocument = z.discriminatedUnion('format', [signedMonth, formerMonth]);
export type LedgerDocument = z.output<typeof ledgerDocument>;

/** Returns the ledger in the text of a file. `undefined` if it is none. */
export const readLedger = (text: string): LedgerDocument | undefined => ledgerDocument.safeParse(jsonOf(text)).data;

/** Parses JSON. `undefined` if the text is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const line = z.strictObject({
  /** The number of the entry in the books. */
  entry: id,
  kind: z.enum(entryKinds),
  /** The day to which the money belongs. */
  date: z.iso.date(),
  /** Minor units of the foundation's currency that it adds to the donations; negative for a refund. */
  cents: z.int(),
  /** The number of the campaign that the money is for. */
  campaign: z.nullable(id),
  month: ledgerMonth,
  /** Position of its hash in the ledger of the month, counted from 0. */
  index: z.int().check(z.nonnegative()),
  /** Random, so that the hash cannot be guessed from day and amount. */
  salt: hash,
});

/**
 * A statement of the entries of one donor's gifts in all closed months. It names no person, so it can be shown around.
 */
export const statement = z.strictObject({
  format: z.literal('donation-statement-2'),
  foundation: z.string(),
  issued_at: z.iso.datetime(),
  currency,
  /** The sum of all lines, in minor units. */
  total: z.int(),
  /** The public key of the signature. */
  key: hash,
  /** Each closed month from the first line on, with the SHA-256 hash of its file. */
  months: z.array(z.strictObject({ month: ledgerMonth, hash })),
  gifts: z.array(
    z.strictObject({
      gift: id,
      /** Computes the tags of the gift's entries, those to come included. */
      secret: hash,
      /** All published entries of the gift, in the order in which they were published. */
      lines: z.array(line).check(z.minLength(1)),
    }),
  ),
  signature: hex(64),
});
export type Statement = z.output<typeof statement>;

/** A line of a statement: an entry of the books, its position in the ledger, and the hash that the ledger lists. */
export type StatementLine = z.output<typeof line> & { gift: number; hash: string };

/** Returns the hash of an entry, which the ledger lists. */
export const hashEntry = (
  { campaign, cents, date, entry, gift, kind }: Omit<StatementLine, 'month' | 'index' | 'salt' | 'hash'>,
  salt: string,
): string => hashSalted(salt, ['donation-entry-1', entry, gift, kind, date, cents, campaign]);

/** Returns the lines of a statement in the order of the books. */
export const linesOf = ({ gifts }: Pick<Statement, 'gifts'>): StatementLine[] =>
  gifts
    .flatMap(({ gift, lines }) => lines.map((row) => ({ ...row, gift })))
    .map((row) => ({ ...row, hash: hashEntry(row, row.salt) }))
    .toSorted((one, other) => one.entry - other.entry);
