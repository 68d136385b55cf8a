import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const criterion = z.strictObject({
  num: z.string(),
  components: z.tuple([
    z.strictObject({
      name: z.literal('web'),
      adherence: z.strictObject({
        level: z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable']),
        notes: z.string(),
      }),
    }),
  ]),
});
const chapter = z.strictObject({ criteria: z.array(criterion) });

/** The fields of OpenACR 0.1.0 that the report has. */
const report = z.strictObject({
  title: z.string(),
  product: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }),
  author: z.strictObject({ name: z.string(), email: z.email() }),
  report_date: z.string(),
  version: z.int(),
  license: z.literal('CC0-1.0'),
  notes: z.string(),
  evaluation_methods_used: z.string(),
  catalog: z.literal('2.5-edition-wcag-2.2-en'),
  chapters: z.strictObject({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
    success_criteria_level_aaa: z.strictObject({ disabled: z.literal(true) }),
  }),
});

/** The criteria of WCAG 2.2 by level. */
const levels = {
  a: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  aa: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

const numbers = ({ criteria }: z.output<typeof chapter>) => criteria.map(({ num }) => num);

describe('docs/accessibility.yaml', () => {
  const text = readFileSync('docs/accessibility.yaml', 'utf8');
  const { chapters } = report.parse(parse(text));

  it('has every criterion of WCAG 2.2, levels A and AA, once', () => {
    expect(numbers(chapters.success_criteria_level_a)).toEqual(levels.a.split(' '));
    expect(numbers(chapters.success_criteria_level_aa)).toEqual(levels.aa.split(' '));
  });

  it('names only files that exist', () => {
    const files = Array.from(text.matchAll(/`([\w-]+\/[\w./-]+)`/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
