import { expect, test, vi } from 'vitest';

import { saveVersion, type VersionedCalls } from './save-version.ts';
import { toResult } from './send.ts';

interface Stored {
  version: number;
  title: string;
}
type Calls = VersionedCalls<Stored, string>;

const base = { version: 1, title: 'Roofs' };
const refused = { ok: false as const, status: 409, message: 'Somebody else has changed it.' };

/** Calls of a server that has the entry `stored`. */
function callsTo(stored: Stored) {
  const save = vi.fn<Calls['save']>(async (title, version) =>
    version === stored.version ? { ok: true, response: { version: version + 1, title } } : refused,
  );
  const read = vi.fn<Calls['read']>(async () => ({ ok: true, response: stored }));
  return { entryOf: ({ title }: Stored) => title, save, read };
}

test('saves the version that the form shows', async () => {
  const { saved } = await saveVersion(callsTo(base), 'Twelve roofs', base);
  expect(saved).toEqual({ version: 2, title: 'Twelve roofs' });
});

test('returns the text of somebody else instead of overwriting it', async () => {
  const theirs = { version: 2, title: 'Eleven roofs' };
  const calls = callsTo(theirs);
  const { result, ...outcome } = await saveVersion(calls, 'Twelve roofs', base);
  expect(outcome).toEqual({ theirs });
  expect(result).toMatchObject({ ok: false, message: refused.message });
  expect(calls.save).toHaveBeenCalledOnce();
});

test('saves over a version with the same text, such as that of a translation', async () => {
  const { saved } = await saveVersion(callsTo({ ...base, version: 3 }), 'Twelve roofs', base);
  expect(saved).toEqual({ version: 4, title: 'Twelve roofs' });
});

test('is refused as the server says for other reasons, and when the other text cannot be read', async () => {
  const calls = callsTo(base);
  calls.save.mockResolvedValue(refused);
  expect(await saveVersion(calls, 'Twelve roofs', base)).toEqual({ result: toResult(refused) });
  calls.read.mockResolvedValue({ ok: false, status: 0 });
  expect(await saveVersion(calls, 'Twelve roofs', base)).toEqual({ result: toResult(refused) });
  calls.save.mockResolvedValue({ ok: false, status: 400, message: 'No.' });
  calls.read.mockReset();
  expect((await saveVersion(calls, 'Twelve roofs', base)).result).toMatchObject({ message: 'No.' });
  expect(calls.read).not.toHaveBeenCalled();
});
