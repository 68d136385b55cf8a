import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './prepare.mjs';

/** Phrases that readers found odd, and what American English spells otherwise. */
const refused: readonly RegExp[] = [
  /do not belong together/i,
  /among the spam/i,
  /a slip in it/i,
  /in a moment this page/i,
  /nothing is sent before/i,
  /how its payment stands/i,
  /letter lies in/i,
  /told by the people/i,
  /letter is not open/i,
  /drift by/i,
  /\b(?:learnt|whilst|shall|towards)\b/i,
  /\b(?:neighbour|harbour|labour|colour(?!space)|favour|behaviour|honour)/i,
  /\b(?:centi|kilo)?(?:metre|litre)s?\b/i,
  /\b(?:organis|recognis|apologis)(?:e|ing|ation)/i,
  /\d %/,
];

/** What visitors, donors, designers and readers of mails may read. */
const files = execFileSync(
  'git',
  ['ls-files', 'packages/ui/src', 'packages/domain/src', 'packages/content', 'apps/web/src', 'apps/api/src'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|yaml)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** Comments are for developers. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(?:\/\/|#).*$/gm, '');

test('no text for readers has an odd phrase or a British spelling', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), 'utf8')).replaceAll(/\s+/g, ' ');
    return refused.flatMap((phrase) => {
      const hit = phrase.exec(text)?.[0];
      return hit === undefined ? [] : [`${file}: ${hit}`];
    });
  });
  expect(found).toEqual([]);
});
