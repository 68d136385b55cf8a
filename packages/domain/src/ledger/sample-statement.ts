import { statementCheck as words } from '@hearthlight/words/statement-check';

import { formats } from '../languages/formats.ts';
import type { LedgerSource } from './check-statement.ts';
import { hashEntry, type SignedMonth, type Statement } from './documents.ts';
import { hashText, publicKeyOf, signatureOf, tagOf } from './hashing.ts';

/** Signs samples only: no foundation lists its public key. */
const privateKey = new Uint8Array(32).fill(1);
const key = publicKeyOf(privateKey);
const signed = <T extends object>(content: T) => ({
  ...content,
  signature: signatureOf(content, privateKey),
});

const secretOf = (gift: number) => hashText(`sample gift ${gift}`);

/** One gift a month, in minor units. */
const entries = [
  { entry: 41, gift: 17, month: '2026-09', date: '2026-09-04', cents: 5000 },
  { entry: 68, gift: 29, month: '2026-10', date: '2026-10-12', cents: 2500 },
].map((row) => ({
  ...row,
  kind: 'recorded' as const,
  campaign: null,
  salt: hashText(`sample ${row.entry}`),
}));

/** The files of the months by month, each with the hash of the one before. */
function sampleLedger(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { month, salt, ...entry } of entries) {
    const [previous = null] = [...files.values()].slice(-1).map(hashText);
    const document: SignedMonth = signed({
      format: 'donation-ledger-2',
      month,
      closed_at: `${month}-28T17:00:00.000Z`,
      currency: formats().currency,
      previous,
      leaves: [hashEntry(entry, salt)],
      tags: [tagOf(secretOf(entry.gift), 0)],
      keys: [key],
    });
    files.set(month, JSON.stringify(document));
  }
  return files;
}

/**
 * Returns a statement of invented gifts and the ledger that has them, to show what a check does. With `altered`, one
 * amount on the statement is ten times that in the ledger.
 */
export function sampleStatement({ altered = false } = {}): { text: string; source: LedgerSource } {
  const files = sampleLedger();
  const statement: Statement = signed({
    format: 'donation-statement-2',
    foundation: words.sampleFoundation,
    issued_at: '2026-11-05T17:00:00.000Z',
    currency: formats().currency,
    total: entries.reduce((sum, { cents }) => sum + cents, 0),
    key,
    months: [...files].map(([month, text]) => ({ month, hash: hashText(text) })),
    gifts: entries.map(({ gift, entry, kind, date, cents, campaign, month, salt }) => ({
      gift,
      secret: secretOf(gift),
      // In the order of the schema, as it is signed.
      lines: [{ entry, kind, date, cents, campaign, month, index: 0, salt }],
    })),
  });
  const [line] = statement.gifts[0]?.lines ?? [];
  if (altered && line) line.cents *= 10;
  const months = [...files.keys()].map((month) => ({ month, entries: 1, hash: '', closed_at: '' }));
  return {
    text: JSON.stringify(statement),
    source: {
      loadIndex: () => Promise.resolve({ keys: [{ key, since: '2026-01-01T00:00:00.000Z' }], months }),
      loadMonth: (month) => Promise.resolve(files.get(month)),
    },
  };
}
