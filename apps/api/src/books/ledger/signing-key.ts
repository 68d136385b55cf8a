import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

import { signedText } from '@hearthlight/domain/ledger';

import type { Database } from '../../database/schema.ts';
import { raiseVersion } from '../../database/versions.ts';
import { type ActionContext, audited, type ChangeOptions } from '../../staff/action.ts';

/** The DER header of an Ed25519 private key (RFC 8410, section 7). */
const derHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives a private key from `AUTH_SECRET`, so that there is one secret to keep and to back up. */
function privateKey(secret: string, id: number): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `ledger key ${id}`, 32));
  return createPrivateKey({ key: Buffer.concat([derHeader, seed]), format: 'der', type: 'pkcs8' });
}

/** The last 32 bytes of the DER form are the key. */
const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/** The key that signs, and the public keys so far. The key's own is the last one that `AUTH_SECRET` gives. */
interface SigningKey {
  publicKey: string;
  /** Adds the signature to a document, whose fields are in the order of its schema. */
  signed: <T extends object>(content: T) => T & { signature: string };
}

/** Returns the key that signs. Lists a new one on first use, and after `AUTH_SECRET` was changed. */
export async function signingKey(database: Database, secret: string, now: number): Promise<SigningKey> {
  const listed = await listedKeys(database);
  const known = listed.findLast(({ id, public_key: key }) => publicKeyOf(privateKey(secret, id)) === key);
  const key = privateKey(secret, known?.id ?? (await addKey(database, secret, now)));
  return {
    publicKey: publicKeyOf(key),
    signed: (content) => ({
      ...content,
      signature: sign(null, Buffer.from(signedText(content)), key).toString('hex'),
    }),
  };
}

/** Replaces the key that signs. Documents with earlier keys stay valid. Returns the public key. */
export const rotateKey = (
  context: ActionContext,
  reason: string,
  options: ChangeOptions = {},
): Promise<string> =>
  audited(
    context,
    'ledger rotate-key',
    async (database) => {
      const { secret } = context.mailing();
      const id = await addKey(database, secret, context.now());
      const result = publicKeyOf(privateKey(secret, id));
      return { subject: `ledger key ${id}`, detail: `${result}, ${reason}`, result };
    },
    options,
  );

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
