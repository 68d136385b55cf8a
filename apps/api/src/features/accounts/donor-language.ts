import type { Foundation } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';

/**
 * Runs an action in the language of a donor's mails: the account's if the site has it, otherwise the site's default.
 */
export const inDonorLanguage = <Result>(
  { language }: { language: string | null },
  { languages }: Pick<Foundation, 'languages'>,
  action: () => Result,
): Result => inLanguage(languages.find((each) => each === language) ?? languages[0], action);
