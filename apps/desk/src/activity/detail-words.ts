import { formatDateTime, formatList } from '@hearthlight/domain';
import type { ActivityEntry } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { useFieldNames } from '../parts/field-names.ts';
import { useFieldValues } from '../parts/field-values.ts';
import { useProgramWords } from '../parts/program-words.ts';

type Translate = (text: string) => string;

/**
 * Returns a function that says what the log adds to an action: a title or reason as it is, anything else in the
 * language of the desk.
 */
export function useDetailWords() {
  const nameOf = useFieldNames();
  const valueOf = useFieldValues();
  const programWords = useProgramWords();
  const filterWords = useFilterWords(nameOf, valueOf);
  const occasionFields = useOccasionFields();
  const mailReasons = useMailReasons();
  const statusOf: Translate = (detail) => valueOf('status', detail);
  const ofAction: Readonly<Record<string, Translate>> = {
    'bill export': filterWords,
    'database restore': formatDateTime,
    'donor edit': listOf(nameOf),
    'gift correct': statusOf,
    'gift export': filterWords,
    'gift refund': statusOf,
    'gift take-back': statusOf,
    'mail test': (detail) => mailReasons[detail] ?? programWords('mail test', detail),
    'occasion edit': listOf((field) => occasionFields[field] ?? field),
    // An address and counts of tables, for the command line.
    'picture replace': () => '',
    'sample remove': () => '',
  };
  return ({ action, detail }: Pick<ActivityEntry, 'action' | 'detail'>): string =>
    detail && (ofAction[action]?.(detail) ?? programWords(action, detail));
}

const listOf =
  (nameOf: Translate): Translate =>
  (detail) =>
    formatList(detail.split(', ').map((field) => nameOf(field)));

/** Says which rows a downloaded list had: `from=2026-02-01 search=two words`. */
function useFilterWords(nameOf: Translate, valueOf: ReturnType<typeof useFieldValues>): Translate {
  const { filterPart } = useWords('deskGifts');
  return (detail) => {
    const parts = [...detail.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)];
    return formatList(
      parts.map(([, name = '', value = '']) => filterPart({ name: nameOf(name), value: valueOf(name, value) })),
    );
  };
}

function useOccasionFields(): Readonly<Record<string, string>> {
  const { isPublic, kind, name, tell } = useWords('deskOccasions');
  return { kind, name, tell, is_public: isPublic };
}

function useMailReasons(): Readonly<Record<string, string>> {
  const { addressRefused, mailRefused, postponed, unreachable } = useWords('deskOperations');
  return { 'address refused': addressRefused, 'mail refused': mailRefused, postponed, unreachable };
}
