import { readFileSync } from 'node:fs';

import * as z from 'zod';

/** The version of the program. */
export const version: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version;
