import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { dropMigratedSchemas } from './migrated-schemas.ts';
import { dropAbandonedSchemas, postgresUrl } from './postgres.ts';

/** Vitest calls this before the first test file of a run, and the returned function after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  await dropAbandonedSchemas(postgresUrl);
  process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
    new URL('../../../../node_modules/.cache/compiled', import.meta.url),
  );
  // Test processes inherit TMPDIR, so deleting this folder deletes every folder they create.
  const folder = mkdtempSync(join(tmpdir(), 'hearthlight-test-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    await dropMigratedSchemas();
    rmSync(folder, { recursive: true, force: true });
  };
}
