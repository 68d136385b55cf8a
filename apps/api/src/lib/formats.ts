import { type Formats, type Foundation, setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { currentLanguage } from '@hearthlight/words/current-language';

type Facts = Pick<Foundation, 'currency' | 'languages' | 'timeZone'>;

/**
 * Makes amounts, dates and counts follow the current language, in the foundation's currency and time zone. Outside of
 * requests and mails that is English, the language of the command line.
 */
export function followLanguage({ currency, languages, timeZone }: Facts): void {
  const english = formatsOf('en', currency, timeZone);
  const all = new Map<string, Formats>(
    languages.map((language) => [language, formatsOf(language, currency, timeZone)]),
  );
  setFormats(() => all.get(currentLanguage()) ?? english);
}

/** Returns the English name of the foundation's currency, such as `US dollars`. */
export function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
