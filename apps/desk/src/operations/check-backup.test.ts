import { Encrypter } from 'age-encryption';
import { expect, test } from 'vitest';

import { checkBackup } from './check-backup.ts';

const head = {
  format: 'hearthlight-backup',
  version: 1,
  created_at: '2026-11-20T02:30:00.000Z',
  engine: 'sqlite',
  migrations: ['0001-first', '0021-translations'],
  sequences: {},
};
const parts = [
  { table: 'donors', columns: ['id', 'email'], rows: [[1, 'ada@example.org']] },
  {
    table: 'ledgers',
    columns: ['month', 'hash'],
    rows: [
      ['2026-09', 'b'],
      ['2026-10', 'c'],
    ],
  },
  { file: 'auth-secret', data: 'AAAA' },
];
async function zipped(lines: readonly object[], after = ''): Promise<Uint8Array<ArrayBuffer>> {
  const text = new Blob([...lines.map((line) => `${JSON.stringify(line)}\n`), after]);
  return new Response(text.stream().pipeThrough(new CompressionStream('gzip'))).bytes();
}
const whole = await zipped([head, ...parts, { end: true, lines: 3 }]);
const passphrase = 'lantern well roof stove';

async function encrypted(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(10);
  return new Uint8Array(await encrypter.encrypt(bytes));
}

const summary = {
  createdAt: '2026-11-20T02:30:00.000Z',
  engine: 'sqlite',
  migration: '0021-translations',
  rows: { donors: 1, ledgers: 2 },
  files: 1,
  months: ['2026-09', '2026-10'],
};

test('counts rows, files and closed months, encrypted or not', async () => {
  expect(await checkBackup(new Blob([whole]), '')).toEqual({ summary });
  expect(await checkBackup(new Blob([await encrypted(whole)]), passphrase)).toEqual({ summary });
});

test('asks for the passphrase and refuses another one', async () => {
  const file = new Blob([await encrypted(whole)]);
  expect(await checkBackup(file, '')).toEqual({ problem: 'needs-passphrase' });
  expect(await checkBackup(file, 'another passphrase')).toEqual({ problem: 'wrong-passphrase' });
});

test('finds a backup that was cut off or changed, or lacks a line', async () => {
  const cut = await zipped([head, ...parts]);
  const short = await zipped([head, ...parts.slice(1), { end: true, lines: 3 }]);
  const longer = await zipped([head, ...parts, { end: true, lines: 3 }], '{}');
  const noChecksum = whole.subarray(0, -8);
  const sealed = await encrypted(whole);
  const changed = sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte));
  const damaged = [cut, short, longer, await encrypted(cut), whole.subarray(0, -30), noChecksum, changed];
  for (const bytes of damaged) {
    expect(await checkBackup(new Blob([bytes]), passphrase)).toEqual({ problem: 'damaged' });
  }
});

test('tells other files from backups', async () => {
  for (const bytes of ['', 'a letter', await zipped([{ format: 'another' }])]) {
    expect(await checkBackup(new Blob([bytes]), '')).toEqual({ problem: 'not-a-backup' });
  }
});
