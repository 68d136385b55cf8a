import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ledgerIndex } from '@hearthlight/domain';
import { jsonOf, type LedgerSource } from '@hearthlight/domain/ledger';

import { ActionError } from '../../actions/action.ts';
import { typedPath, unreadable } from '../../actions/document.ts';

/**
 * A folder with downloaded files: `index.json`, and a file such as `2026-10.json` for each month. Browsers save them as
 * `ledger-index.json` and `ledger-2026-10.json`. Other files are ignored.
 */
export interface PublishedCopy extends LedgerSource {
  /** The texts of the files by month. */
  files: ReadonlyMap<string, string>;
}

/** Reads a copy of what was published. Throws an `ActionError` if the folder has none. */
export async function readCopy(folder: string): Promise<PublishedCopy> {
  const path = typedPath(folder);
  const names = await readdir(path).catch((error: unknown) => {
    throw new ActionError(`The folder ${folder} ${unreadable(error)}`);
  });
  const files = new Map<string, string>();
  for (const name of names) {
    const [, part] = /^(?:ledger-)?(index|\d{4}-\d{2})\.json$/.exec(name) ?? [];
    if (part !== undefined) files.set(part, await readFile(join(path, name), 'utf8'));
  }
  const { data: index } = ledgerIndex.safeParse(jsonOf(files.get('index') ?? ''));
  if (!index) throw new ActionError(`The folder ${folder} has no index.json of a ledger.`);
  files.delete('index');
  return {
    files,
    loadIndex: () => Promise.resolve(index),
    loadMonth: (month) => Promise.resolve(files.get(month)),
  };
}
