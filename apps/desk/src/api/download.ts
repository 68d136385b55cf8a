import { makeCall, readJson } from '@hearthlight/client';
import { type DeskCallName, deskCalls, type DeskRequest } from '@hearthlight/domain/desk';
import * as z from 'zod/mini';

import { type DeskCallFailure, refusedBy, whenAllowed } from './send.ts';

/** Milliseconds until a file must have arrived. */
const timeout = 3_600_000;

/** Calls whose response is a file and which have no parameters. */
type FileCall = Extract<DeskCallName, 'downloadBackup' | 'searchedGiftFile'>;

const readFile = async (response: Response) =>
  response.ok ? { status: response.status, body: await response.blob() } : readJson(response);

/** Makes a call whose response is a file. Never throws, as `send`. */
export const download = <Name extends FileCall>(
  name: Name,
  request: DeskRequest<Name>,
): Promise<{ ok: true; file: Blob } | DeskCallFailure> =>
  whenAllowed(name, {}, async () => {
    const { method, path } = deskCalls[name];
    const row = { method, path, response: z.instanceof(Blob) };
    const result = await makeCall(row, { request }, { timeout, read: readFile });
    return result.ok ? { ok: true, file: result.response } : refusedBy(result);
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
