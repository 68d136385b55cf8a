// cspell:words España Guinée Clínica Órgiva IVA incluido exento نجارة الجماميز Bombas Depósitos Factura Motril Muestra Spécimen
import { inLanguage } from '@hearthlight/words/current-language';
import { describe, expect, test } from 'vitest';

import { labelsOf } from './bill-labels.ts';
import { drawBill } from './draw-bill.ts';

const bill = {
  payee: 'Isiolo Drilling',
  kind: 'Wells',
  campaign: undefined,
  amount: 1750,
  date: '2026-05-11',
  paidOn: '2026-05-15',
};
const names = { number: '2611-344', payer: 'Hearthlight' };

const layouts = ['list', 'receipt', 'letterhead', 'table'] as const;

const drawn = (part: object) => drawBill({ ...bill, ...part }, names);

describe('the scan of a sample bill', () => {
  test('is a PDF, the same for the same bill', async () => {
    const [one, other] = [await drawBill(bill, names), await drawBill(bill, names)];
    expect(one?.format).toBe('pdf');
    expect(one?.data.equals(other?.data ?? Buffer.of())).toBe(true);
  });

  test('says what was delivered, else that it is a part of the campaign, else the kind of the bill', async () => {
    expect(await drawn({ campaign: 'A deep well' })).toEqual(await drawn({ kind: 'Part of: A deep well' }));
    const inSpanish = await inLanguage('es', () => drawn({ campaign: 'Un pozo' }));
    expect(inSpanish).toEqual(await inLanguage('es', () => drawn({ kind: 'Una parte de: Un pozo' })));
    expect(await drawn({ campaign: 'A deep well', item: 'A pump' })).toEqual(await drawn({ kind: 'A pump' }));
    const lamps = await drawn({ item: 'Lamps', quantity: 1090 });
    expect(lamps).toEqual(await drawn({ item: 'Lamps × 1,090' }));
  });

  test('has labels in the language of the payee, else in that of the site, and says that it is a sample', () => {
    expect(labelsOf('Quincaillerie de Kaloum', 'en')).toEqual({
      invoice: 'Facture',
      foot: expect.stringMatching(/, Conakry, Guinée · NIF 0+\d\d · Spécimen$/),
    });
    expect(labelsOf('Bombas y Depósitos Motril', 'es')).toEqual({
      invoice: 'Factura',
      tax: 'IVA incluido',
      foot: expect.stringMatching(/, 18600 Motril \(Granada\), España · NIF B0+\d\d · Muestra$/),
    });
    expect(labelsOf('Isiolo Drilling', 'en')).toEqual({
      invoice: 'Invoice',
      foot: expect.stringMatching(/, Isiolo, Kenya · PIN P0+\d\dA · Sample$/),
    });
    expect(labelsOf('Clínica Dental de Órgiva', 'es').tax).toBe('exento de IVA');
    for (const language of ['ar', 'pl'] as const) expect(labelsOf('', language).invoice).not.toBe('Invoice');
  });

  test('is a picture for letters that are in no font of a PDF', async () => {
    const drawn = await drawBill({ ...bill, payee: '\u200Fنجارة الجماميز' }, names);
    expect(drawn?.format).toBe('webp');
    expect(drawn?.data.toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('differs by layout, as a PDF and as a picture', async () => {
    for (const payee of [bill.payee, 'نجارة الجماميز']) {
      const scans = await Promise.all(layouts.map((layout) => drawBill({ ...bill, payee }, { ...names, layout })));
      expect(new Set(scans.map((scan) => scan?.data.toString('base64'))).size).toBe(4);
    }
  });

  test('is left out for letters that no font has', async () => {
    expect(await drawBill({ ...bill, payee: '水' }, names)).toBeUndefined();
  });
});
