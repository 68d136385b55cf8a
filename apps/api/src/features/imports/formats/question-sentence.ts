import type { ImportQuestion } from '@hearthlight/domain/desk';

/** The open question of a file, for the command line. */
const subjects: Record<ImportQuestion['kind'], string> = {
  encoding: 'how its letters are written',
  header: 'whether a line names the columns',
  date: 'which column has the day',
  day: 'which number of a day is the month',
  year: 'the year of its days',
  currency: 'the currency of its amounts',
  decimal: 'which sign stands before the cents',
  money: 'where the money went',
  parties: 'who gave and what for',
  columns: 'where the money went, who gave and what for',
  type: 'what a type of payment is',
  status: 'what a status means',
  kind: 'whether a kind of row is a gift, in a language that the import does not know',
};

/** Says what a file leaves open and how to answer. Completes a sentence that starts with the name of the file. */
export function sentenceOf({ answers, kind, line, text }: ImportQuestion): string {
  const options = answers.map(({ columns, reading, text: shown }) => {
    const { amount, currency = '', date, giver, purpose } = reading;
    const read = shown || [date, amount, currency || null, giver, purpose].filter((part) => part !== null).join(', ');
    // An apostrophe would end the argument of the shell.
    return `--answer '${JSON.stringify(columns).replaceAll("'", String.raw`\u0027`)}' (${read})`;
  });
  return `leaves open ${subjects[kind]}. Line ${line} is “${text}”. Add ${options.join(' or ')}.`;
}
