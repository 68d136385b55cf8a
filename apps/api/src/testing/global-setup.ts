import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dropForgottenSchemas, postgresUrl } from './postgres.ts';

/** Vitest calls it once, before the first test file of a run, and what it answers after the last. */
export default async function setUp(): Promise<() => void> {
  await dropForgottenSchemas(postgresUrl);
  // The processes of the tests inherit it: whatever folders they make are gone with the run.
  const folder = mkdtempSync(join(tmpdir(), 'hearthlight-test-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
