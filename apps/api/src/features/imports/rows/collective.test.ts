import { expect, test } from 'vitest';

import { camtFile } from '../../../testing/camt-file.ts';
import { readGiftRows, readImportTable } from '../formats/read-file.ts';

/* cspell:disable -- words of banks */

const hints = { known: {}, timeZone: 'America/New_York' };

async function doubtsIn(text: string, columns = {}) {
  const table = await readImportTable(Buffer.from(text), hints);
  const rows = await readGiftRows(table, { columns, timeZone: hints.timeZone });
  return rows.flatMap(({ gift }) => (gift ? [gift.doubt] : []));
}

const batch = (count: string) => `<NtryDtls><Btch><NbOfTxs>${count}</NbOfTxs></Btch></NtryDtls>`;

/** A credit of a batch of some payments, of which it lists none or one. */
const batchOf = (count: string, name?: string) =>
  camtFile([
    {
      opening: '0',
      closing: '50.00',
      entries: [{ amount: '50.00', number: 'B', inEntry: batch(count), ...(name && { name }) }],
    },
  ]);

test('a credit of several payments that the file does not list is asked about', async () => {
  const asked = expect.stringContaining('12 payments as one');
  expect(await doubtsIn(batchOf('12'))).toEqual([asked]);
  expect(await doubtsIn(batchOf('12', 'Ada Byron'))).toEqual([asked]);
});

test.each(['1', '', 'many'])('a batch of “%s” payments is no doubt', async (count) => {
  expect(await doubtsIn(batchOf(count))).toEqual([undefined]);
});

test('a batch whose payments are listed is no doubt', async () => {
  const one = { amount: '25.00', name: 'Ada Byron' };
  const entry = { amount: '50.00', number: 'B', inEntry: batch('2'), batch: [one, one] };
  const file = camtFile([{ opening: '0', closing: '50.00', entries: [entry] }]);
  expect(file).toContain('NbOfTxs');
  expect(await doubtsIn(file)).toEqual([undefined, undefined]);
});

test.each([
  ['Sammelgutschrift 12 Posten', true],
  ['SAMMELÜBERWEISUNG', true],
  ['Przelew zbiorczy', true],
  ['Bulk credit 0412', true],
  ['REMISE CHEQUES 3 CHEQUES', true],
  ['REMISE DE 3 CHÈQUES', true],
  ['Scheckeinreichung', true],
  ['Cheques paid in 100234', true],
  ['LIQ. TARJETAS TPV COMERCIO', true],
  ['Liquidación TPV 8812', true],
  ['REMISE CARTES BANCAIRES TPE', true],
  ['REMISE CARTES TPE', true],
  ['Kartenumsatz', true],
  ['Kartenterminal TID 60112233 Umsatz 11.11. abzgl. Disagio', true],
  ['Terminal 66123 Gutschrift', true],
  ['POS settlement', true],
  ['Card settlement 0412', true],
  ['Rozliczenie terminala 12', true],
  ['Accredito POS', true],
  ['By check, with love', false],
  ['Merci pour la carte postale', false],
  ['Para la tarjeta de la acequia', false],
  ['Sammelaktion für die Schule', false],
  ['Collection of our choir', false],
  ['Met by the ticket terminal', false],
])('the text “%s” of a bank is asked about: %s', async (text, isAsked) => {
  const file = `Date,Amount,Payer,Details\n2026-10-02,50.00,,${text}\n2026-10-03,5.00,Ada Byron,Gift`;
  const columns = {
    date: 'Date',
    amount: 'Amount',
    name: 'Payer',
    cause: 'Details',
    date_format: 'YYYY-MM-DD',
    decimal: '.',
  };
  const [doubt, other] = await doubtsIn(file, columns);
  expect(doubt?.includes('several people') ?? false).toBe(isAsked);
  expect(other).toBeUndefined();
});
