import { languages } from '@hearthlight/words/languages';
import { foundation } from 'virtual:content/foundation';

/** The languages of the site, with their own names. */
export const siteLanguages = languages.filter(({ tag }) => foundation.languages.includes(tag));
