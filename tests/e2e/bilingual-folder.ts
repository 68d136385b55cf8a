import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isPair, isScalar, parseDocument, visit } from 'yaml';

/** Fields that no language translates. */
const untranslated = new Set(
  'address bankAccount billApproval currency date figure file financeEmail gender languages name paymentLinks phone product social supportEmail timeZone updated value'.split(
    ' ',
  ),
);

/** Fields that only the files of the default language have. */
const ofAllLanguages = [
  'languages',
  'bankAccount',
  'paymentLinks',
  'billApproval',
  'currency',
  'timeZone',
  'foundedYear',
];

/**
 * Copies a content folder to one that has its texts as the translation of a site in English. The English texts begin
 * with 'Untranslated', so that a page that falls back to one shows it.
 */
export function bilingualFolder(source: string, language: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'bilingual-')), 'content');
  cpSync(source, folder, { recursive: true });
  mkdirSync(join(folder, language));
  for (const file of readdirSync(source).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(join(source, file), 'utf8');
    const translation = parseDocument(text);
    if (file === 'foundation.yaml') for (const name of ofAllLanguages) translation.delete(name);
    writeFileSync(join(folder, language, file), translation.toString());
    writeFileSync(join(folder, file), inEnglish(text, language));
  }
  return folder;
}

function inEnglish(text: string, language: string): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar(key, node, path) {
      const fields = path.flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []));
      if (key === 'key' || typeof node.value !== 'string' || node.value.endsWith('.svg')) return;
      if (fields.some((name) => untranslated.has(name))) return;
      node.value = `Untranslated ${node.value}`;
    },
  });
  if (document.has('languages')) document.set('languages', ['en', language]);
  return document.toString();
}
