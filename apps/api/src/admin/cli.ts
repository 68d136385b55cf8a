import { userInfo } from 'node:os';

import { ConfigError, readConfig } from '../config.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { openDatabase } from '../database/open.ts';
import { commandOf, help } from './admin.ts';
import { AdminError } from './command.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  const command = commandOf(args);
  if (!command) {
    print(help);
    return;
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    await command.run({ database, now: Date.now, actor: userInfo().username, print });
  } finally {
    await database.destroy();
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof AdminError || error instanceof ConfigError) return error.message;
  if (isDatabaseAway(error)) return 'The database cannot be reached.';
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}
