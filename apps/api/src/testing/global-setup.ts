import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dropAbandonedSchemas, postgresUrl } from './postgres.ts';

/** Vitest calls this before the first test file of a run, and the returned function after the last. */
export default async function setUp(): Promise<() => void> {
  await dropAbandonedSchemas(postgresUrl);
  // Test processes inherit TMPDIR, so deleting this folder deletes every folder they create.
  const folder = mkdtempSync(join(tmpdir(), 'hearthlight-test-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
