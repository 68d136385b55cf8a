import { hkdfSync } from 'node:crypto';

import { programText } from '@hearthlight/domain/desk';
import { publicKeyOf, signatureOf } from '@hearthlight/domain/ledger';

import { type ActionContext, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { raiseVersion } from '../../database/versions.ts';

/** Derives a private key from `AUTH_SECRET`, so that there is one secret to keep and to back up. */
const privateKey = (secret: string, id: number) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `ledger key ${id}`, 32));

/**
 * Returns the key that signs, the last one that `AUTH_SECRET` gives, and all listed keys with it at the end. Lists a
 * new one on first use, and after `AUTH_SECRET` was changed.
 */
export async function signingKey(database: Database, secret: string, now: number) {
  const listed = await listedKeys(database);
  const known = listed.findLast(({ id, public_key: key }) => publicKeyOf(privateKey(secret, id)) === key);
  const key = privateKey(secret, known?.id ?? (await addKey(database, secret, now)));
  const publicKey = publicKeyOf(key);
  const others = listed.map(({ public_key: other }) => other).filter((other) => other !== publicKey);
  return {
    publicKey,
    listed: [...others, publicKey],
    /** Adds the signature to a document, whose fields are in the order of its schema. */
    signed: <T extends object>(content: T) => ({ ...content, signature: signatureOf(content, key) }),
  };
}

/** Replaces the key that signs. Documents with earlier keys stay valid. Returns the public key. */
export const rotateKey = (context: ActionContext, reason: string): Promise<string> =>
  audited(context, 'ledger rotate-key', async (database) => {
    const { secret } = context.mailing();
    const id = await addKey(database, secret, context.now());
    const result = publicKeyOf(privateKey(secret, id));
    return {
      subject: { kind: 'ledger key', id },
      detail: programText('keyChanged', { key: result, reason }),
      result,
    };
  });

/** Lists the next key. Raises the version of the books, so that cached lists of keys end. Returns its id. */
async function addKey(database: Database, secret: string, now: number): Promise<number> {
  await raiseVersion(database, 'books');
  const id = ((await listedKeys(database)).at(-1)?.id ?? 0) + 1;
  const row = { id, public_key: publicKeyOf(privateKey(secret, id)), since_at: now };
  await database
    .insertInto('ledger_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** Returns the public keys, oldest first. */
export const listedKeys = (database: Database) =>
  database.selectFrom('ledger_keys').selectAll().orderBy('id').execute();
