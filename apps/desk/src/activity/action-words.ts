import { type ActionKind, type ActionName, actionNames } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

type Camel<Text extends string, Separator extends ' ' | '-'> = Text extends `${infer Head}${Separator}${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest, Separator>>}`
  : Text;

/** The names of the texts: `newsOpenComments` of 'news open-comments', `newsKind` of all that begin with 'news'. */
type ActionWord = Camel<Camel<ActionName, ' '>, '-'> | `${ActionKind}Kind`;

const camelCase = (action: string) => action.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());

const kinds = [...new Set(actionNames.map((action) => action.replace(/ .*/, '')))];

/** Returns what the actions of the log and their kinds are called. An action without a text does not compile. */
export function useActionWords() {
  const words: Readonly<Record<ActionWord, string>> = useWords('deskActions');
  const texts = new Map(Object.entries(words));
  return {
    kinds: kinds.map((kind) => [kind, texts.get(`${kind}Kind`) ?? kind] as const),
    /** Returns `undefined` for an action of another version. */
    actionOf: (action: string) => texts.get(camelCase(action)),
  };
}
