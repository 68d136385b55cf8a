import { jsonOf } from '@hearthlight/domain/ledger';

import type { PublishedCopy } from './published-copy.ts';

/** Returns one sentence for each difference between the months and keys in the database and an external copy. */
export async function differencesFrom(
  copy: PublishedCopy,
  ledgers: readonly { month: string; document: string }[],
  keys: readonly string[],
): Promise<string[]> {
  const index = await copy.loadIndex();
  const documents = new Map(ledgers.map(({ document, month }) => [month, document]));
  const known = new Set([...copy.files.keys(), ...index.months.map(({ month }) => month)]);
  const newest = [...known].toSorted().at(-1) ?? '';
  return [
    ...[...known]
      .filter((month) => !documents.has(month))
      .map((month) => `The copy has ${month}, which is not closed here.`),
    ...index.keys
      .filter(({ key }) => !keys.includes(key))
      .map(({ key }) => `The copy lists the key ${key}, which is not listed here.`),
    ...ledgers.flatMap(({ document, month }) => {
      const copied = copy.files.get(month);
      // A copy that is older than the newest months is no fault.
      if (copied === undefined) return month > newest ? [] : [`The copy has no ledger of ${month}.`];
      return copied === document
        ? []
        : [`The ledger of ${month} differs from the copy in ${differenceIn(document, copied)}.`];
    }),
  ];
}

/** Names the fields that differ, and the first place in a list. */
function differenceIn(one: string, other: string): string {
  const [here, there] = [fieldsOf(one), fieldsOf(other)];
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const different = names.filter(
    (name) => JSON.stringify(here.get(name)) !== JSON.stringify(there.get(name)),
  );
  const parts = different.map((name) => {
    const [list, copied] = [here.get(name), there.get(name)];
    if (!Array.isArray(list) || !Array.isArray(copied)) return name;
    const place = list.findIndex((value, index) => value !== copied[index]);
    return `${name} (from place ${(place < 0 ? list.length : place) + 1})`;
  });
  return parts.join(', ') || 'spaces only';
}

const fieldsOf = (text: string): ReadonlyMap<string, unknown> => {
  const value = jsonOf(text);
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
};
