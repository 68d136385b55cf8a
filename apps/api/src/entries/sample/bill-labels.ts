import { formatCount, type Language } from '@hearthlight/domain';

// cspell:disable
/** What is written on the bills of a language, in which payees write that are not in the site's language. */
const labels = {
  en: { invoice: 'Invoice', sample: 'Sample', streets: ['{number} Market Street', '{number} Mill Road'] },
  es: { invoice: 'Factura', sample: 'Muestra', streets: ['Calle del Mercado, {number}', 'Calle del Molino, {number}'] },
  fr: { invoice: 'Facture', sample: 'Spécimen', streets: ['{number}, rue du Marché', '{number}, rue du Moulin'] },
  pl: { invoice: 'Faktura', sample: 'Wzór', streets: ['ul. Targowa {number}', 'ul. Młyńska {number}'] },
  ar: { invoice: 'فاتورة', sample: 'نموذج', streets: ['{number} شارع السوق', '{number} شارع الطاحونة'] },
};

/** The payees of the sample in English who write in another language. */
const payees: Readonly<Partial<Record<keyof typeof labels, readonly string[]>>> = {
  es: [
    'Colegio Xocomil',
    'Comedor Escolar Sololá',
    'Ebanistas de Choluteca',
    'Hermanos Quispe',
    'Hospital del Sur, Choluteca',
    'Librería Atitlán',
    'Máquinas de Coser Lempira',
    'Semillas del Ande',
    'Talleres Lempira',
    'Transportes Ixim',
    'Zapatería Cumes',
  ],
  fr: [
    'Chantier naval de Joal',
    'Charpentiers de Kaloum',
    'Clinique du Port, Conakry',
    'Moteurs de la Petite-Côte',
    'Quincaillerie de Kaloum',
  ],
};
// cspell:enable

const languageOf = (payee: string, language: Language) =>
  (['es', 'fr'] as const).find((own) => payees[own]?.includes(payee)) ?? language;

/** Returns the label of a bill's number, and its foot: a street that does not exist, and that the bill is a sample. */
export function labelsOf(payee: string, language: Language): { invoice: string; foot: string } {
  const { invoice, sample, streets } = labels[languageOf(payee, language)];
  const street = streets[payee.length % streets.length] ?? '';
  const number = formatCount(3 + ((payee.length * 37) % 140));
  return { invoice, foot: `${street.replace('{number}', number)} · ${sample}` };
}
