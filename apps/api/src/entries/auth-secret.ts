import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { prepareDataDirectory } from '../database/data-directory.ts';
import { hasCode } from '../lib/has-code.ts';

/** Minimum length of a secret, in characters. */
export const minSecretLength = 32;

/**
 * Returns the secret in the data folder, or `undefined` if it is incomplete. Creates it on first start. Throws when the
 * folder is not writable.
 */
export function storedSecret(dataDirectory: string): string | undefined {
  prepareDataDirectory(dataDirectory);
  const file = join(dataDirectory, 'auth-secret');
  const secret = secretIn(file) ?? createSecret(file);
  return secret.length < minSecretLength ? undefined : secret;
}

/** Returns the secret in the data folder, or `undefined` if there is none. */
export const existingSecret = (dataDirectory: string): string | undefined =>
  secretIn(join(dataDirectory, 'auth-secret'));

function secretIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes a new secret to a temporary file and then links it to its name, so that a full disk or a crash leaves no
 * partial secret. Processes that start together all return the secret that was linked first.
 */
function createSecret(file: string): string {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeSynced(temporary, Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'));
    // Unlike a rename, a link never replaces another process's secret.
    linkSync(temporary, file);
    syncDirectoryOf(file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function writeSynced(file: string, text: string): void {
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Windows cannot open a folder, and does not need this. */
function syncDirectoryOf(file: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(join(file, '..'), 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
