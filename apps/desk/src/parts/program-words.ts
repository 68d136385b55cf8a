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

function sentenceOf(words: TextWords, name: ProgramText, values: Readonly<Record<string, string>>): string {
  const { amount = '', name: person = '', number = '', reason = '' } = values;
  const countOf = (key: string) => Number(values[key]?.replaceAll(',', ''));
  const count = countOf('count');
  const sentences: Record<ProgramText, () => string> = {
    importCounts: () =>
      words.importCounts({
        fresh: countOf('fresh'),
        changed: countOf('changed'),
        known: countOf('known'),
        suspected: countOf('suspected'),
        ignored: countOf('ignored'),
        refused: countOf('refused'),
      }),
    giftsRemoved: () => words.giftsRemoved({ count }),
    rowsRead: () => words.rowsRead({ count }),
    sessionsEnded: () => words.sessionsEnded({ count }),
    donorMerged: () => words.donorMerged({ number }),
    occasionMerged: () => words.occasionMerged({ number }),
    mailsToAll: () => words.mailsToAll({ count }),
    mailsToCampaign: () => words.mailsToCampaign({ count }),
    mails: () => words.mails({ count }),
    monthProposed: () => words.monthProposed({ count, amount }),
    proposedBy: () => words.proposedBy({ name: person }),
    monthClosed: () => words.monthClosed({ count }),
    keyChanged: () => reason,
    translationRemoved: () => words.translationRemoved,
    mailAccepted: () => words.mailAccepted,
    encryptedDownload: () => words.encryptedDownload,
    fromSqlite: () => words.fromSqlite,
    imported: () => words.imported,
    matched: () => words.matched,
    accepted: () => words.accepted,
    confirmed: () => words.confirmed,
    paidWith: () => words.paidWith({ number }),
    surplusOf: () => words.surplusOf({ number }),
    takenBack: () => words.takenBack,
    notPaid: () => words.notPaid({ count }),
    sampleData: () => words.sampleData,
  };
  return sentences[name]();
}
