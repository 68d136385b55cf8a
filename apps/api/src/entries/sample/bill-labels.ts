import { formatCount, type Language } from '@hearthlight/domain';

import { payeesByCountry } from './payee-addresses.ts';

// cspell:disable
/** What is written on the bills of a language, in which payees write that are not in the site's language. */
const labels = {
  en: { invoice: 'Invoice', sample: 'Sample' },
  es: { invoice: 'Factura', sample: 'Muestra' },
  fr: { invoice: 'Facture', sample: 'Spécimen' },
  pl: { invoice: 'Faktura', sample: 'Wzór' },
  ar: { invoice: 'فاتورة', sample: 'نموذج' },
};
// cspell:enable

const places = new Map(
  payeesByCountry
    .flatMap((own) => Object.entries(own.addresses).map(([payee, address]) => ({ ...own, address, payee })))
    .map(({ payee, ...place }, index) => [payee, { ...place, number: index + 1 }]),
);

/** Writes the digits of a text as the language does. */
const withDigits = (text: string) => text.replaceAll(/\d/g, (digit) => formatCount(Number(digit)));

/** Returns a registration number with a number of the payee in place of its #s. */
const registrationOf = (form: string, number: number) =>
  withDigits(form.replace('##', String(number % 100).padStart(2, '0')));

/**
 * Returns the label of a bill's number, what the payee writes about tax, and its foot: the payee's address and
 * registration, if it is one of the samples, and that the bill is a sample.
 */
export function labelsOf(
  payee: string,
  language: Language,
): { invoice: string; foot: string; tax?: string | undefined } {
  const place = places.get(payee);
  const { invoice, sample } = labels[place?.language ?? language];
  if (!place) return { invoice, foot: sample };
  const { address, country, number, registration, tax } = place;
  const parts = [
    `${withDigits(address)}${language === 'ar' ? '،' : ','} ${country}`,
    ...(registration ? [registrationOf(registration, number)] : []),
    sample,
  ];
  return { invoice, tax, foot: parts.join(' · ') };
}
