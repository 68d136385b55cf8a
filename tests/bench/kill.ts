/**
 * `npm run bench -- kill [times]`: kills the server with SIGKILL while it writes, 100 times by default,
 * and counts lost acknowledged writes. Exits with 1 if any was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import { startHearthlight } from './processes.ts';

const times = Number(process.argv[2] ?? 100);
const writers = 8;
const folder = mkdtempSync(join(tmpdir(), 'hearthlight-kill-'));
const acknowledged: string[] = [];

/** Posts comments from different client addresses until the server is killed. */
async function write(port: number, name: string): Promise<void> {
  for (let at = 0; ; at += 1) {
    const comment = `A kind word from ${name}, the ${at}th of many.`;
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/news/${1 + (at % 14)}/comment/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${at % 250}.${name}` },
        body: JSON.stringify({ comentator_name: 'Halima G.', comment }),
      });
      await response.text();
      if (response.status === 200) acknowledged.push(comment);
    } catch {
      return;
    }
  }
}

for (let round = 0; round < times; round += 1) {
  const server = await startHearthlight(folder, { TRUST_PROXY: 'loopback' });
  const writing = Array.from({ length: writers }, (_, writer) => write(server.port, `${round}.${writer}`));
  await setTimeout(150 + ((round * 37) % 200));
  await server.kill('SIGKILL');
  await Promise.all(writing);
}

const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder });
const rows = await database.selectFrom('comments').select('comment').execute();
await database.destroy();
const stored = new Set(rows.map(({ comment }) => comment));
const lost = acknowledged.filter((comment) => !stored.has(comment)).length;
console.log(`killed ${times} times: ${acknowledged.length} writes acknowledged, ${lost} lost`);
rmSync(folder, { recursive: true });
process.exitCode = lost === 0 ? 0 : 1;
