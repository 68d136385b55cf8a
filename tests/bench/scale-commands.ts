import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type Call, callPath } from '@hearthlight/domain';
import { deskCalls, type DeskCallName } from '@hearthlight/domain/desk';

import type { Database } from '../../apps/api/src/database/schema.ts';
import { staffPassword } from '../../apps/api/src/testing/staff.ts';
import { measureCommand, type ServerProcess } from './processes.ts';

interface Setting {
  server: ServerProcess;
  database: Database;
  folder: string;
  variables: Record<string, string>;
  /** The headers of the owner's requests. */
  headers: Record<string, string>;
}

const thisYear = new Date().getUTCFullYear();
const today = new Date().toISOString().slice(0, 10);
const aGift = {
  giver: { kind: 'anonymous' },
  amount: 10,
  method: 'Bank transfer',
  status: 'completed',
  date: today,
  campaign_id: 7,
  cause: 'A roof',
  external_id: '',
  preview: false,
};

/** Measures a change, a file or a command that reads or writes many rows, and prints a row for each. */
export async function runCommands(setting: Setting): Promise<void> {
  const { database, folder, variables } = setting;
  const closed = await database
    .selectFrom('ledgers')
    .select(({ fn }) => fn.max('month').as('month'))
    .executeTakeFirstOrThrow();
  const month = new Date(`${closed.month}-15`);
  month.setUTCMonth(month.getUTCMonth() + 1);
  const next = month.toISOString().slice(0, 7);
  await call(setting, 'recordGift', { body: aGift });
  const [from, to] = [`${thisYear - 1}-01-01`, `${thisYear - 1}-12-31`];
  await call(setting, 'giftFile', { query: { from, to } });
  await call(setting, 'testStatement', { params: { year: thisYear - 1 }, body: { language: 'en' } });
  await call(setting, 'sendStatements', {
    params: { year: thisYear - 1 },
    body: { password: staffPassword },
  });
  await call(setting, 'proposeMonth', { params: { month: next }, body: {} });
  const commands = [
    ['ledger', 'close', next],
    ['books', 'check'],
    ['gift', 'list', '--csv', '--from', from, '--to', to],
    ['backup', join(folder, 'backup')],
  ];
  for (const args of commands) {
    const output = join(folder, 'output');
    const { code, peak, seconds } = await measureCommand(args, variables, output);
    printRow(`npm run admin -- ${args.slice(0, 2).join(' ')}`, {
      seconds,
      peak,
      note: code === 0 ? '' : `exit code ${code}`,
    });
  }
  const { size } = statSync(join(folder, 'backup'), { throwIfNoEntry: false }) ?? { size: 0 };
  console.log(`The backup has ${(size / 1e6).toFixed(0)} MB.`);
}

function printRow(name: string, { note, peak, seconds }: { seconds: number; peak: number; note: string }): void {
  console.log(`| ${name} | ${seconds.toFixed(1)} s${note && `, ${note}`} | ${(peak / 1e6).toFixed(0)} MB |`);
}

/** Makes a call of the desk, whose response may be long. */
async function call(
  { folder, headers, server }: Setting,
  name: DeskCallName,
  { body, params, query }: { body?: object; params?: Record<string, string | number>; query?: Record<string, string> },
): Promise<void> {
  const row: Call = deskCalls[name];
  server.peakMemory();
  const start = performance.now();
  // `fetch` gives up after five minutes without headers.
  const sent = request({
    port: server.port,
    path: callPath(row, params, query),
    method: row.method,
    headers: {
      ...headers,
      origin: `http://localhost:${server.port}`,
      ...(body && { 'content-type': 'application/json' }),
    },
  });
  sent.end(body && JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('There is no response.');
  await pipeline(response, createWriteStream(join(folder, 'response')));
  const note = response.statusCode === 200 ? '' : `status ${response.statusCode}`;
  const seconds = (performance.now() - start) / 1000;
  printRow(`${name} ${JSON.stringify({ ...params, ...query })}`, {
    seconds,
    peak: server.peakMemory(),
    note,
  });
}
