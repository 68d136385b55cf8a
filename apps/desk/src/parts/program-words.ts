import { type ProgramText, readProgramText } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

/**
 * Returns a function that translates a text of the program in the activity log or the books. Texts of people stay as
 * they are.
 */
export function useProgramWords() {
  const words = useWords('deskTexts');
  return (place: string, text: string): string => {
    const found = readProgramText(place, text);
    return found ? sentenceOf(words, found.name, found.values) : text;
  };
}

type TextWords = ReturnType<typeof useWords<'deskTexts'>>;

/** The sentences have the names of the texts. Only the reason of another key is a text of a person. */
function sentenceOf(words: TextWords, text: ProgramText, values: Readonly<Record<string, string>>): string {
  const { amount = '', name = '', number = '', reason = '' } = values;
  if (text === 'keyChanged') return reason;
  const sentence = words[text];
  if (typeof sentence === 'string') return sentence;
  const countOf = (key: string) => Number(values[key]?.replaceAll(',', ''));
  return sentence({
    amount,
    name,
    number,
    count: countOf('count'),
    fresh: countOf('fresh'),
    changed: countOf('changed'),
    known: countOf('known'),
    suspected: countOf('suspected'),
    ignored: countOf('ignored'),
    refused: countOf('refused'),
  });
}
