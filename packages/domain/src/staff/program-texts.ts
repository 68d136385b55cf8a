import type { ActionName } from './actions.ts';

/** Where a text of the program is stored: as the detail of an action, or as the reason of a gift's entry. */
type Place = ActionName | 'reason';

/**
 * The texts that the program writes into the activity log and the books, in English for the command line. The desk has
 * its own sentences under the same names. `[one|many]` agrees with `count`. Other texts are of people: titles, reasons,
 * addresses.
 */
const templates = {
  importCounts: {
    places: ['gift import'],
    text: '{fresh} new, {changed} changed, {known} known, {suspected} suspected, {ignored} not gifts, {refused} refused',
  },
  giftsRemoved: { places: ['gift import-undo'], text: '{count} [gift|gifts] removed' },
  rowsRead: { places: ['gift import-upload'], text: '{count} [row|rows]' },
  sessionsEnded: { places: ['donor sessions end'], text: '{count} [session|sessions]' },
  donorMerged: { places: ['donor merge'], text: 'donor {number} was merged into this one' },
  occasionMerged: { places: ['occasion merge'], text: 'occasion {number} was merged into this one' },
  mailsToAll: { places: ['update send'], text: '{count} [mail|mails] to all donors' },
  mailsToCampaign: { places: ['update send'], text: '{count} [mail|mails] to donors of the campaign' },
  mails: {
    places: ['update mail', 'update retry', 'statement send', 'statement retry'],
    text: '{count} [mail|mails]',
  },
  monthProposed: { places: ['ledger propose'], text: '{count} [entry|entries], {amount}' },
  proposedBy: { places: ['ledger withdraw'], text: 'proposed by {name}' },
  monthClosed: { places: ['ledger close'], text: '{count} [entry|entries], hash {hash}' },
  keyChanged: { places: ['ledger rotate-key'], text: '{key}, {reason}' },
  translationRemoved: {
    places: ['news translate', 'campaign translate', 'update translate'],
    text: 'removed',
  },
  mailAccepted: { places: ['mail test'], text: 'accepted' },
  encryptedDownload: { places: ['database backup'], text: 'encrypted download' },
  fromSqlite: { places: ['database move'], text: 'from SQLite' },
  imported: { places: ['reason'], text: 'imported' },
  matched: { places: ['reason'], text: 'matched with its donor' },
  accepted: { places: ['reason', 'gift giver'], text: 'proposed by the program, accepted' },
  confirmed: { places: ['reason'], text: 'confirmed its payer' },
  paidWith: { places: ['reason'], text: 'paid with gift {number}' },
  surplusOf: { places: ['reason'], text: 'surplus of gift {number}' },
  takenBack: { places: ['reason'], text: 'taken back' },
  notPaid: { places: ['reason'], text: 'not paid for {count} [day|days]' },
  sampleData: { places: ['reason'], text: 'sample data' },
} as const satisfies Record<string, { places: readonly Place[]; text: string }>;

export type ProgramText = keyof typeof templates;

/** The names of all texts of the program. */
export const programTexts = Object.keys(templates).filter((name) => isProgramText(name));

function isProgramText(name: string): name is ProgramText {
  return name in templates;
}

/** Returns where a text of the program is stored. */
export const placesOf = (name: ProgramText): readonly Place[] => templates[name].places;

/** Returns a text of the program in English, as it is stored. */
export const programText = (name: ProgramText, values: Readonly<Record<string, string | number>> = {}): string =>
  templates[name].text
    .replace(/\[(.+)\|(.+)\]/, values['count'] === 1 ? '$1' : '$2')
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => shown(values[key] ?? ''));

const shown = (value: string | number) => (typeof value === 'number' ? value.toLocaleString('en-US') : value);

/** Returns which text of the program a stored one is, with its values. `undefined` for a text of people. */
export function readProgramText(
  place: string,
  text: string,
): { name: ProgramText; values: Record<string, string> } | undefined {
  for (const name of programTexts) {
    if (!placesOf(name).some((each) => each === place)) continue;
    const found = patternOf(templates[name].text).exec(text);
    if (found) return { name, values: { ...found.groups } };
  }
  return undefined;
}

const patternOf = (text: string) =>
  new RegExp(`^${text.replace(/\[(.+)\|(.+)\]/, '(?:$1|$2)').replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`);
