/**
 * `npm run bench -- statements [folder]`: reads statements in the layouts of 53 banks and says how many are read right,
 * with how many answers. A folder with a generator, `make-statements.mjs` and `bank-formats.json`, takes the place of
 * our own statements: it is run with five seeds. Fails if a goal is missed.
 */
import { isUtf8 } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { newFolder } from '../../apps/api/src/testing/engines.ts';
import { measureStatement } from '../../apps/api/src/testing/measure-statements.ts';
import { latinText, madeStatements, type MadeStatement } from '../../apps/api/src/testing/statements.ts';

const seeds = [1, 2, 3, 4, 5];

const generated = z.array(
  z.object({
    file: z.string(),
    currency: z.string(),
    timeZone: z.string(),
    rows: z.array(
      z.object({
        line: z.number(),
        day: z.string(),
        cents: z.number(),
        payee: z.string().optional(),
        text: z.string().optional(),
      }),
    ),
  }),
);

/** Runs a generator that writes statements and, as `right.json`, what is right. */
function statementsOf(folder: string, seed: number): MadeStatement[] {
  const out = newFolder();
  const script = join(folder, 'make-statements.mjs');
  execFileSync(process.execPath, [script, out, join(folder, 'bank-formats.json'), String(seed)]);
  const index = generated.parse(JSON.parse(readFileSync(join(out, 'right.json'), 'utf8')));
  return index.map(({ file, rows, ...statement }) => {
    const bytes = readFileSync(join(out, file));
    // Letters that Latin-1 lacks are written as question marks.
    const written = (text: string) => (isUtf8(bytes) ? text : latinText(text));
    const gifts = rows.map(({ cents, day, line, payee, text }) => ({
      line,
      day,
      cents,
      ...(payee !== undefined && { payee: written(payee) }),
      ...(text !== undefined && { text: written(text) }),
    }));
    return { ...statement, name: `${file} of seed ${seed}`, bytes, gifts };
  });
}

const [folder] = process.argv.slice(2);
const statements = seeds.flatMap((seed) => (folder ? statementsOf(folder, seed) : madeStatements(seed)));
const outcomes = new Map<string, string[]>();
for (const statement of statements) {
  const outcome = await measureStatement(statement);
  outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), statement.name]);
}
for (const [outcome, names] of outcomes) {
  console.log(`${outcome}: ${names.length} (${((names.length / statements.length) * 100).toFixed(1)} %)`);
  if (!outcome.startsWith('right')) console.log(`  ${names.slice(0, 20).join(', ')}`);
}
const right = ['right without a question', 'right after at most two answers'];
const missed = [...outcomes].filter(([outcome]) => !right.includes(outcome)).length;
const without = outcomes.get('right without a question')?.length ?? 0;
if (missed > 0 || without < statements.length / 2) process.exitCode = 1;
