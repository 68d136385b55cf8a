/**
 * `npm run bench -- import [rows]`: imports a PayPal export of 10,000 rows into SQLite and, if available, PostgreSQL,
 * and prints the times. An import of 100,000 rows should take less than 30 seconds.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { dayIn } from '@hearthlight/domain';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import { readGiftFile } from '../../apps/api/src/features/imports/formats/read-file.ts';
import { countsOf, importGifts } from '../../apps/api/src/features/imports/planning/import-gifts.ts';
import { checkBooks } from '../../apps/api/src/features/ledger/check.ts';
import { uploadFolder } from '../../apps/api/src/platform/uploads/upload-folder.ts';
import { noMailing } from '../../apps/api/src/testing/admin.ts';
import { engines, newFolder } from '../../apps/api/src/testing/engines.ts';
import { addCampaign } from '../../apps/api/src/testing/gifts.ts';

const rows = Number(process.argv[2] ?? 10_000);
const timeZone = 'America/Los_Angeles';
const headers = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';
const file = join(newFolder(), 'paypal.csv');
const lines = Array.from({ length: rows }, (_, index) => {
  const giver = `Giver ${index % 4000},Donation Payment,Completed,USD,${1 + (index % 500)}.50`;
  return `10/${String(1 + (index % 28)).padStart(2, '0')}/2026,19:30:00,PDT,${giver},giver-${index % 4000}@example.org,T${index},Wells`;
});
writeFileSync(file, [headers, ...lines].join('\n'));

for (const engine of engines) {
  const target = await engine.createTarget();
  const database = await openDatabase(target);
  await addCampaign(database, { title: 'Wells' });
  const folders = { uploads: uploadFolder(''), content: '' };
  const facts = { timeZone, needsApproval: false, languages: ['en'] as const, pictureUses: [] };
  const context = { database, now: Date.now, actor: 'bench', ...facts, folders, mailing: noMailing };
  const run = async () => {
    const start = performance.now();
    const rows = await readGiftFile(file, { timeZone, today: dayIn(timeZone, Date.now()) });
    const { report } = await importGifts(context, rows, { separate: 'none' });
    return `${((performance.now() - start) / 1000).toFixed(2)} s (${countsOf(report)})`;
  };
  process.stdout.write(`${engine.name}: ${await run()}, again ${await run()}\n`);
  const { problems } = await checkBooks(database);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await database.destroy();
  await target.remove();
}
