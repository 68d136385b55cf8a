import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { isoInstant } from '../../lib/iso-time.ts';
import { type Mail, MailFailure, type MailTransport } from './mailer.ts';

const storedMail = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});
export type StoredMail = z.output<typeof storedMail>;

/** Maximum number of mails in the outbox. Older ones are deleted. */
const maxMails = 200;

export interface Outbox extends MailTransport {
  /** Returns the mails, newest first. */
  read: () => Promise<StoredMail[]>;
}

/** Creates a transport that stores mails as files in `directory` and calls `onMail` for each. */
export function createOutbox(
  directory: string,
  { now, onMail }: { now: () => number; onMail: (mail: Mail) => void },
): Outbox {
  const names = async () => {
    const found = await readdir(directory).catch(() => []);
    return found.filter((name) => name.endsWith('.json')).toSorted((a, b) => (a < b ? 1 : -1));
  };
  let counter = 0;
  const store = async (mail: Mail) => {
    const at = now();
    counter += 1;
    const id = `${String(at).padStart(15, '0')}-${process.pid}-${String(counter).padStart(6, '0')}`;
    const { to, subject, text, html, unsubscribe } = mail;
    const stored: StoredMail = { id, at: isoInstant(at), to, subject, text, html, unsubscribe };
    await mkdir(directory, { recursive: true });
    const file = join(directory, `${id}.json`);
    await writeFile(`${file}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
    onMail(mail);
    for (const old of (await names()).slice(maxMails)) {
      await unlink(join(directory, old)).catch(() => undefined);
    }
    return '';
  };
  return {
    deliver: (mail) =>
      store(mail).catch((error: unknown) => {
        throw new MailFailure('unreachable', error);
      }),
    close: () => undefined,
    async read() {
      const newest = (await names()).slice(0, maxMails);
      const texts = await Promise.all(
        newest.map((name) => readFile(join(directory, name), 'utf8').catch(() => undefined)),
      );
      return texts.flatMap((text) => (text === undefined ? [] : [storedMail.parse(JSON.parse(text))]));
    },
  };
}
