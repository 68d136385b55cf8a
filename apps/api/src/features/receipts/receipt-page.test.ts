// cspell:words cada recibo registro Comprueba Donación público cuando cierre estará próximo público
import { contentDirectory, loadContent } from '@hearthlight/content';
import type { Language, ReceiptTexts } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import { expect, test } from 'vitest';

import type { PrintedReceipt } from './read-receipts.ts';
import { pageOf } from './receipt-page.ts';
import { receiptLines, receiptText } from './receipt-text.ts';

const content = loadContent(contentDirectory({}));
const publicUrl = 'https://hearthlight.example';

const receipt: PrintedReceipt = {
  id: 1,
  giftId: 1042,
  giverKey: 'donor:1',
  number: '2025-00012',
  reverses: undefined,
  reversedBy: undefined,
  issuedOn: '2025-03-15',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  language: 'es',
  cents: 25_000,
  day: '2025-03-14',
  gift: { cause: 'Wells <b>', method: 'Credit/Debit Card' },
  ledgerMonth: '2025-03',
  isMonthClosed: true,
};

/** A site in English and Spanish whose receipts have these texts. */
function siteWith(texts: ReceiptTexts, spanish: ReceiptTexts = texts) {
  const languages: [Language, Language] = ['en', 'es'];
  const own = { ...content, foundation: { ...content.foundation, languages, receipt: texts } };
  const es = {
    ...own,
    foundation: { ...own.foundation, language: 'es' as const, receipt: spanish },
  };
  return { ...own, translations: new Map([['es' as const, es]]) };
}

const printed = (site: ReturnType<typeof siteWith>, changes: Partial<PrintedReceipt> = {}) =>
  pageOf(
    {
      languages: site.foundation.languages,
      mailing: () => ({ content: site, publicUrl, kinds: {}, secret: '' }),
    },
    { ...receipt, ...changes },
  );

const law = {
  registration: 'EIN 00-0000001',
  sentences: [{ text: 'On every receipt.' }, { from: 250, text: 'From 250 on.' }],
  signature: { name: 'Ruth Wanjiru', role: 'Treasurer' },
};

test('names the gift, both parties, the registration number and who signs', () => {
  const page = printed(siteWith(law), { language: 'en' });
  const texts = ['Wells &lt;b&gt;', 'Credit/Debit Card', 'Ada Lovelace', 'ada@example.org', '2025-00012'];
  const own = [content.foundation.name, 'EIN 00-0000001', 'Ruth Wanjiru', 'Treasurer'];
  for (const text of [...texts, ...own]) expect(page).toContain(text);
});

test.each([
  [25_000, ['On every receipt.', 'From 250 on.']],
  [24_999, ['On every receipt.']],
])('has the sentences for an amount of %i cents', (cents, expected) => {
  const { sentences } = receiptText(siteWith(law), publicUrl, { ...receipt, cents });
  expect(sentences.map(({ text }) => text)).toEqual(expected);
});

test('has no sentence on a counter-receipt, which acknowledges nothing', () => {
  const counter = { ...receipt, cents: -25_000, reverses: '2025-00011' };
  expect(receiptText(siteWith(law), publicUrl, counter).sentences).toEqual([]);
});

test('marks the language of a sentence without a translation', () => {
  const spanish = { ...law, sentences: [{ text: 'En cada recibo.' }, { from: 250, text: 'From 250 on.' }] };
  const page = printed(siteWith(law, spanish));
  expect(page).toContain('>En cada recibo.<');
  expect(page).toContain('lang="en" dir="auto">From 250 on.<');
  expect(page).not.toContain('lang="en" dir="auto">En cada recibo.<');
});

test('says where the ledger has the gift, and leads there in the giver’s language', () => {
  const site = siteWith(law);
  const lines = (ledgerMonth: string | null, isMonthClosed = ledgerMonth !== null) =>
    inLanguage('es', () => receiptLines(receiptText(site, publicUrl, { ...receipt, isMonthClosed, ledgerMonth })));
  expect(lines('2025-03')).toContain('Comprueba el registro: https://hearthlight.example/es/ledger');
  expect(lines('2025-03').join()).toMatch(/Donación 1042, en el registro público de/);
  expect(lines(null).join()).toContain('cuando se cierre su mes');
  expect(lines(null, true).join()).toContain('estará en el próximo registro público');
});

test('leaves out what a foundation does not have, and a gift whose import was undone', () => {
  const site = siteWith({ sentences: [] });
  const page = printed(site, { gift: undefined, language: 'en' });
  expect(page).not.toContain('Registration number');
  expect(page).not.toContain('ledger');
});
