import { describe, expect, test } from 'vitest';

import text from '../../../docs/specification.md?raw';
import { calls, codeLimits, limits, rules, sentences } from './index.ts';

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

const { paymentMethod, paymentMethods, passwordsDiffer, ...schemas } = rules;
const ruleSentences = Object.entries(schemas).flatMap(([name, rule]) => {
  const issues = invalid.flatMap((value) => rule.safeParse(value).error?.issues ?? []);
  return Array.from(new Set(issues.map(({ message }) => message)), (message) => [name, message] as const);
});

test('the document has sections 1 to 9', () => {
  for (let number = 1; number <= 9; number += 1) expect(section(number)).not.toBe('');
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

const { password, name, code, comment, donation, truncate } = limits;
const seconds = (milliseconds: number) => milliseconds / 1000;

/** The sentences of the document that give the numbers, by section. */
const numbers: [number, string][] = [
  [9, `Password length ${password.min} to ${password.max}.`],
  [9, `Minimum name length ${name.min} after trimming.`],
  [9, `Length of verification and reset codes ${code.length}.`],
  [9, `after logout: ${limits.redirectDelay} ms.`],
  [
    9,
    `Donation amount greater than ${donation.moreThan} USD; maximum length of the donation cause ${donation.cause.max};`,
  ],
  [9, `Comment text longer than ${comment.min - 1} characters; comment name longer than ${name.min - 1}.`],
  [9, `Preview lists show ${limits.previewItems} items.`],
  [
    9,
    `impact description ${truncate.impact}, user agent ${truncate.userAgent}, news excerpt ${truncate.excerpt}.`,
  ],
  [9, `Relative time threshold ${limits.relativeTimeHours} hours.`],
  [9, `Script chunk load time-out ${seconds(limits.chunkTimeout)} s.`],
  [5, `at least ${password.min} characters ('Password too short.'), at most ${password.max} (`],
  [5, `| \`phone_number\` | trimmed length at least ${limits.phoneNumber.min} |`],
  [5, `| \`address\` | trimmed length at least ${limits.address.min} |`],
  [5, `| \`request_type\` | trimmed length at least ${limits.requestType.min} |`],
  [5, `| \`request_description\` | trimmed length more than ${limits.helpDescription.min - 1} |`],
  [5, `trimmed length more than ${donation.cause.min - 1}, maximum input length ${donation.cause.max} |`],
  [5, `A name has at most ${name.max} characters, an e-mail address at most ${limits.email.max},`],
  [5, `another field of the help form at most ${limits.helpField.max}.`],
  [7, `returns the ${limits.latestNews} newest articles`],
  [7, `Codes live ${codeLimits.lifeMinutes} minutes and allow ${codeLimits.tries} tries;`],
  [
    7,
    `once in ${codeLimits.resendSeconds} seconds, ${codeLimits.perHour} times an hour and ${codeLimits.perDay} times a day`,
  ],
];

test.each(numbers)('section %d: %s', (number, sentence) => {
  expect(section(number)).toContain(sentence);
});
