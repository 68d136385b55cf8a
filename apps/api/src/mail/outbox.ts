import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import type { Letter, Mailer } from './mailer.ts';

const keptLetter = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type KeptLetter = z.output<typeof keptLetter>;

/** More than anyone reads on the page, little enough to never fill a disk. */
const mostKept = 200;

export interface Outbox extends Mailer {
  /** The mails, newest first. */
  read: () => Promise<KeptLetter[]>;
}

/** Keeps mails as files in `directory` instead of sending them; `tell` hears of each. */
export function outboxIn(
  directory: string,
  { now, tell }: { now: () => number; tell: (letter: Letter) => void },
): Outbox {
  const names = async () => {
    const found = await readdir(directory).catch(() => []);
    return found.filter((name) => name.endsWith('.json')).toSorted((a, b) => (a < b ? 1 : -1));
  };
  let counter = 0;
  return {
    async send(letter) {
      const at = now();
      counter += 1;
      const id = `${String(at).padStart(15, '0')}-${process.pid}-${String(counter).padStart(6, '0')}`;
      const kept: KeptLetter = { id, at: new Date(at).toISOString(), ...letter };
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
      tell(letter);
      for (const old of (await names()).slice(mostKept)) {
        await unlink(join(directory, old)).catch(() => undefined);
      }
    },
    async read() {
      const newest = (await names()).slice(0, mostKept);
      const texts = await Promise.all(
        newest.map((name) => readFile(join(directory, name), 'utf8').catch(() => undefined)),
      );
      return texts.flatMap((text) => (text === undefined ? [] : [keptLetter.parse(JSON.parse(text))]));
    },
    close: () => undefined,
  };
}
