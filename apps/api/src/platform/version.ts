import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as z from 'zod';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const { version: released } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8')));

/** Returns the commit that is checked out in a clone, or `undefined` if the folder is none. */
export function commitIn(folder: string): string | undefined {
  const read = (name: string) => readFileSync(join(folder, '.git', name), 'utf8').trim();
  try {
    const head = read('HEAD');
    const [, ref] = /^ref: (.+)$/.exec(head) ?? [];
    if (ref === undefined) return head;
    try {
      return read(ref);
    } catch {
      return read('packed-refs')
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
    }
  } catch {
    return undefined;
  }
}

const commit = process.env['HEARTHLIGHT_COMMIT'] || commitIn(root);

/** The version of the program, with its commit if that is known: `1.0.0+f93b295a`. */
export const version: string = commit === undefined ? released : `${released}+${commit.slice(0, 8)}`;
