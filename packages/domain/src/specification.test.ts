import { describe, expect, test } from 'vitest';

import text from '../../../docs/specification.md?raw';
import { calls, paymentMethods, rules, sentences } from './index.ts';

/*
 * Keeps docs/specification.md in step with the code. Line breaks of the Markdown source are folded; a double space
 * within a line, as in 'The  news content was not found', is compared as it is.
 */
const specification = text.replaceAll(/\n {0,3}/g, ' ');

/** The text of one numbered section. */
function section(number: number): string {
  return specification.split(/ ## (?=\d\. )/).find((part) => part.startsWith(`${number}. `)) ?? '';
}

/** Inputs that break every check of every rule: wrong type, empty, without a digit, too short, too long. */
const invalid = [undefined, '', 'abcdefghi', 'Aa1', `Aa1${'x'.repeat(5000)}`];

const { paymentMethod, passwordsDiffer, ...schemas } = rules;
const ruleSentences = Object.entries(schemas).flatMap(([name, rule]) => {
  const issues = invalid.flatMap((value) => rule.safeParse(value).error?.issues ?? []);
  return Array.from(new Set(issues.map(({ message }) => message)), (message) => [name, message] as const);
});

describe('sentences', () => {
  test.each(Object.entries(sentences))('%s is quoted', (_, sentence) => {
    expect(specification).toContain(sentence);
  });

  test('the rules give all their sentences', () => {
    expect(ruleSentences.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(schemas)));
    expect(ruleSentences.filter(([name]) => name === 'newPassword')).toHaveLength(3);
  });

  test.each(ruleSentences)('the rule %s: %s', (_, sentence) => {
    expect(section(5), `docs/specification.md §5 must quote '${sentence}'`).toContain(sentence);
  });

  test('the rules without a schema of their own', () => {
    expect(section(5)).toContain(passwordsDiffer());
    for (const method of paymentMethods) {
      expect(paymentMethod.safeParse(method).success).toBe(true);
      expect(section(2)).toContain(`'${method}'`);
    }
  });
});

test.each(Object.values(calls))('the call $method $path is listed with its fields', (call) => {
  const start = `| ${call.method} | \`${call.path}\` |`;
  const rows = text.split('\n').filter((line) => line.startsWith(start));
  expect(rows, `docs/specification.md §7 needs one row that starts with ${start}`).toHaveLength(1);
  expect(rows[0]?.includes('Bearer header')).toBe(call.access === 'donor');
  const fields = 'request' in call ? Object.keys(call.request.shape) : [];
  for (const field of fields) expect(section(7)).toContain(`\`${field}\``);
});
