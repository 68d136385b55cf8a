import { Select } from '@hearthlight/ui';

/** The language in which a text to donors is shown. */
export interface ShownLanguageProps {
  /** The language of the text. */
  language: string;
  /** The languages to choose from, with their own names. The choice is hidden if there is only one. */
  languages: ReadonlyArray<{ tag: string; name: string }>;
  /** Called with the chosen language, such as `es`. */
  onLanguage: (tag: string) => void;
}

export interface LanguageSelectProps extends ShownLanguageProps {
  label: string;
}

/** Chooses the language in which a text is shown, if there are several. */
export function LanguageSelect({ label, language, languages, onLanguage }: LanguageSelectProps) {
  if (languages.length === 1) return null;
  return (
    <Select
      label={label}
      options={languages.map(({ tag, name }) => ({ value: tag, label: name, language: tag }))}
      value={language}
      onChange={({ target }) => onLanguage(target.value)}
    />
  );
}
