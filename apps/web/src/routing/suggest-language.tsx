import { LanguageLinks, LanguageSuggestion } from '@hearthlight/ui/product';
import { useContext, useState } from 'react';
import { foundation } from 'virtual:content/foundation';
import { languageMenu } from 'virtual:content/language-menu';

import { rememberLanguage, suggestedLanguage } from '../session/chosen-language.ts';

/** Suggests the page in the language that the visitor prefers, until it is dismissed. */
export default function SuggestLanguage() {
  const [suggested, setSuggested] = useState(suggestedLanguage);
  const link = useContext(LanguageLinks).find(({ language }) => language === suggested);
  const texts = languageMenu.find(({ tag }) => tag === suggested);
  if (!link || !texts) return null;
  return (
    <LanguageSuggestion
      language={link.language}
      sentence={texts.suggestion}
      dismissal={texts.dismissal}
      href={link.href}
      onChoose={() => rememberLanguage(link.language)}
      onDismiss={() => {
        rememberLanguage(foundation.language);
        setSuggested(undefined);
      }}
    />
  );
}
