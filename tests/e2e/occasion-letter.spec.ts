// cspell:disable
import { expect, test } from '@playwright/test';

import { recordGift } from '../../apps/api/src/features/gifts/record-gift.ts';
import { letterOf } from '../../apps/api/src/features/occasions/letter.ts';
import { followLanguage } from '../../apps/api/src/lib/formats.ts';
import { adminContextOf } from '../../apps/api/src/testing/admin.ts';
import { sqlite } from '../../apps/api/src/testing/engines.ts';
import { gift } from '../../apps/api/src/testing/gifts.ts';
import { pdfTexts } from '../../apps/api/src/testing/pdf-texts.ts';
import { createTestContext } from '../../apps/api/src/testing/test-context.ts';
import { chromiumOnly, deep } from './fixtures.ts';

/** The letter for a family on A4: 200 givers, whole names, no amounts (issue 61). */

const fullNames = (given: string, family: string) =>
  given.split(', ').flatMap((first) => family.split(', ').map((last) => `${first} ${last}`));

const names = [
  ...fullNames(
    'Amara, Ngũgĩ, Siobhán, Żaneta, María de los Ángeles, Jean-Baptiste, Zoë, D’Arcy, Łucja, Ada, Bartholomew, Xóchitl, Þóra, Kwame, Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
    "O'Neil-Byron, wa Thiong'o, Wiśniewska-Szczęsna, Fernández-Villaverde y Ruiz de Larramendi, Diallo, Nguyễn, Brzęczyszczykiewicz, Molina, van ’t Hoff, Åkesson",
  ),
  ...fullNames(
    'عبد الرحمن, فاطمة الزهراء, محمد, ليلى, نور الدين',
    'الخطيب, بن عبد العزيز, حداد, المصري, أبو زيد, القاسمي, الشريف, منصور, العلوي, إبراهيم',
  ),
];

/** Removes what a line break changes, and writes digits and joined letters in one way. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll(/[\s\p{P}\p{C}]/gu, '');

const languages = ['en', 'es', 'ar', 'pl'] as const;
const letters = new Map<string, string>();

test.beforeAll(async () => {
  const context = await createTestContext(sqlite);
  followLanguage({ ...context.deps.content.foundation, languages });
  const admin = { ...adminContextOf(context), languages };
  const amara = { kind: 'memory', name: 'Amara Diallo', tell: 'Amina Diallo\nRue KA 028, Conakry' } as const;
  let id = 0;
  for (const name of names) {
    const occasion = id === 0 ? ({ is: 'new', ...amara, another: false } as const) : ({ is: 'known', id } as const);
    await recordGift(admin, { ...gift, giver: { name }, amountCents: 777_700, occasion });
    ({ id } = await context.database.selectFrom('occasions').select('id').executeTakeFirstOrThrow());
  }
  for (const language of languages) letters.set(language, await letterOf(admin, id, language));
  await context.close();
});

for (const language of languages)
  test(
    `the letter in ${language} prints 200 whole names on A4`,
    { tag: [chromiumOnly.tag, deep.tag] },
    async ({ page }) => {
      // The width between the margins of A4.
      await page.setViewportSize({ width: 658, height: 980 });
      await page.emulateMedia({ media: 'print' });
      await page.setContent(letters.get(language) ?? '');
      // By default, the browser itself keeps names of two and three lines together.
      await page.addStyleTag({ content: 'li { orphans: 1; widows: 1 }' });
      const items = page.getByRole('listitem');
      await expect(items).toHaveCount(200);
      const cut = await items.evaluateAll((all) =>
        all.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
      );
      expect(cut).toEqual([]);
      const pdf = await page.pdf({ format: 'A4' });
      const texts = (await pdfTexts(pdf)).map(plain);
      const timesPrinted = (name: string) => texts.filter((text) => text.includes(plain(name))).length;
      expect(names.filter((name) => timesPrinted(name) !== 1)).toEqual([]);
      expect(texts.length).toBeLessThanOrEqual(4);
      expect(texts.join('')).toMatch(/200/);
      expect(texts.join('')).not.toMatch(/777|[$¤]/);
    },
  );
