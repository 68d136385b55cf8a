/**
 * The logarithm of scrypt's cost: 0.2 s of the process and 64 MB. age's own default takes four times as much; the
 * passphrase's least length makes up for it.
 */
const workFactor = 16;

/** Encrypts bytes with a passphrase in age's format. */
export async function* encrypt(plain: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  yield* chunksOf(await encrypter.encrypt(streamOf(plain)));
}

/** The head of an encrypted file does not open: the passphrase is wrong, or the head is damaged. */
export class HeadNotOpened extends Error {}

/**
 * Decrypts bytes in age's format. Throws `HeadNotOpened` for a wrong passphrase, which age cannot tell from a damaged
 * head, and another error if bytes after the head were changed.
 */
export async function* decrypt(sealed: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const plain = await decrypter.decrypt(streamOf(sealed)).catch((cause: unknown) => {
    throw new HeadNotOpened('the head cannot be opened', { cause });
  });
  yield* chunksOf(plain);
}

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
