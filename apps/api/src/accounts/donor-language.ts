import type { Foundation, Language } from '@hearthlight/domain';

/** Returns the language of mails to a donor: the account's if the site has it, otherwise the site's default. */
export const donorLanguage = (
  { language }: { language: string | null },
  { languages }: Pick<Foundation, 'languages'>,
): Language => languages.find((each) => each === language) ?? languages[0];
