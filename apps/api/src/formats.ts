import { type Formats, type Foundation, setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { currentLanguage } from '@hearthlight/words/current-language';

type Facts = Pick<Foundation, 'currency' | 'languages'>;

/** Makes amounts, dates and counts follow the language of each request, in the foundation's currency. */
export function followLanguage({ currency, languages }: Facts): void {
  const all = new Map<string, Formats>(
    languages.map((language) => [language, formatsOf(language, currency)]),
  );
  const first = formatsOf(languages[0], currency);
  setFormats(() => all.get(currentLanguage()) ?? first);
}

/** Makes the command line, which is English, use the foundation's currency. */
export function speakEnglish({ currency }: Pick<Facts, 'currency'>): void {
  const english = formatsOf('en', currency);
  setFormats(() => english);
}

/** Returns the English name of the foundation's currency, such as `US dollars`. */
export function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
