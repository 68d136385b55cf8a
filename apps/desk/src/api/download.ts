import { type DeskCallName, deskCalls, type DeskRequest } from '@hearthlight/domain/desk';

import { type DeskCallFailure, failureOf, whenAllowed } from './send.ts';

/** Milliseconds until a file must have arrived. */
const timeout = 3_600_000;

/** Calls whose response is a file and which have no parameters. */
type FileCall = Extract<DeskCallName, 'downloadBackup'>;

/** Makes a call whose response is a file. Never throws, as `send`. */
export const download = (
  name: FileCall,
  body: DeskRequest<FileCall>,
): Promise<{ ok: true; file: Blob } | DeskCallFailure> =>
  whenAllowed(name, {}, async () => {
    try {
      const response = await fetch(deskCalls[name].path, {
        method: 'POST',
        headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) return { ok: true, file: await response.blob() };
      return failureOf(response, await response.json().catch(() => undefined));
    } catch {
      return { ok: false, status: 0 };
    }
  });

/** Lets the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because some browsers start to read after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
