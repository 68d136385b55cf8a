import { type BackupSummary, DamagedBackup, encryptedBackupStart, summarizeBackup } from '@hearthlight/domain/desk';
import { Decrypter } from 'age-encryption';

import type { BackupCheck } from './check-backup-form.tsx';

/** Reads a whole backup in this browser. Sends nothing. */
export async function checkBackup(file: Blob, passphrase: string): Promise<BackupCheck> {
  const isEncrypted = (await file.slice(0, encryptedBackupStart.length).text()) === encryptedBackupStart;
  if (isEncrypted && passphrase === '') return { problem: 'needs-passphrase' };
  let plain: ReadableStream<Uint8Array> = file.stream();
  if (isEncrypted) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    try {
      plain = await decrypter.decrypt(plain);
    } catch {
      return { problem: 'wrong-passphrase' };
    }
  }
  return summaryOf(plain, isEncrypted);
}

/** Bytes that no backup starts with are damage only in an encrypted file, which is known to be a backup. */
async function summaryOf(plain: ReadableStream<Uint8Array>, isEncrypted: boolean): Promise<BackupCheck> {
  let hasBegun = isEncrypted;
  try {
    const summary: BackupSummary | undefined = await summarizeBackup(
      linesOf(plain, () => {
        hasBegun = true;
      }),
    );
    return summary ? { summary } : { problem: 'not-a-backup' };
  } catch (error) {
    return { problem: hasBegun || error instanceof DamagedBackup ? 'damaged' : 'not-a-backup' };
  }
}

async function* linesOf(plain: ReadableStream<Uint8Array>, onFirst: () => void): AsyncGenerator {
  const reader = plain
    .pipeThrough(new TransformStream<Uint8Array, BufferSource>(asBuffers))
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield JSON.parse(line);
      onFirst();
    }
  }
  if (rest !== '') yield JSON.parse(rest);
}

/** The types of streams allow shared memory, those of decompression do not. */
const asBuffers: Transformer<Uint8Array, BufferSource> = {
  transform: (chunk, controller) => controller.enqueue(new Uint8Array(chunk)),
};
