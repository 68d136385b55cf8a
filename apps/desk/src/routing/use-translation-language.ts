import { languages as allLanguages } from '@hearthlight/words/languages';
import { useSearchParams } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

const [originalLanguage, ...others] = foundation.languages;
const languages = allLanguages.filter(({ tag }) => others.includes(tag));

/** The languages that a text can be translated to, and the one in the address of the page, or the first. */
export function useTranslationLanguage() {
  const [query] = useSearchParams();
  const chosen = languages.find(({ tag }) => tag === query.get('language')) ?? languages[0];
  return { originalLanguage, languages, language: chosen?.tag };
}
