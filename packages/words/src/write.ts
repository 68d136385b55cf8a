import { existsSync, writeFileSync } from 'node:fs';

import { writeCatalog } from './catalog.ts';
import { catalogPath, readCatalog } from './generate.ts';
import { languages } from './languages.ts';
import { problemsOf } from './problems.ts';

/*
 * `npm run words`: brings the catalogs of all languages up to date with en.po, lists mistakes in them, and compiles them if there
 * are none.
 */

const english = readCatalog('en');
for (const { tag } of languages) {
  if (tag === 'en') continue;
  const path = catalogPath(tag);
  writeFileSync(path, writeCatalog(tag, english, existsSync(path) ? readCatalog(tag) : []));
}

const problems = languages.flatMap(({ tag }) =>
  tag === 'en' ? [] : readCatalog(tag).flatMap((message) => problemsOf(tag, message).map((each) => ({ tag, ...each }))),
);
for (const { isUnfinished, key, tag, text } of problems)
  if (!isUnfinished) console.error(`po/${tag}.po: ${key} ${text}.`);
for (const { tag } of languages) {
  const count = problems.filter((problem) => problem.tag === tag && problem.isUnfinished).length;
  if (count > 0) console.log(`po/${tag}.po: ${count} of ${english.length} messages are missing or fuzzy.`);
}
if (problems.every(({ isUnfinished }) => isUnfinished)) {
  await import('./build.ts');
  console.log(`Compiled ${english.length} messages in ${languages.length} languages and the pseudo-language.`);
} else process.exitCode = 1;
