import { formatDay } from '@hearthlight/domain';
import { anotherCurrency, type ImportQuestion, type SomeColumns, type UploadedImport } from '@hearthlight/domain/desk';
import { RadioCards, useWords, type Words } from '@hearthlight/ui';

import { amountText } from './reading-text.ts';

export interface ImportQuestionsProps {
  /** The open questions of the file, with the answers so far. */
  questions: UploadedImport['questions'];
  /** Called with what an answer says about the columns. */
  onAnswer: (columns: SomeColumns) => void;
}

/** Asks what a file leaves open. Each answer shows how one row of the file is read then. */
export function ImportQuestions({ questions, onAnswer }: ImportQuestionsProps) {
  const words = useWords('deskImports');
  if (questions.length === 0) return null;
  return (
    <div className="mb-6 border-b border-line pb-6">
      <h2 className="mb-4 text-heading">{words.open}</h2>
      <div className="grid gap-6">
        {questions.map((question) => (
          <RadioCards
            key={nameOf(question)}
            label={questionOf(question, words)}
            name={nameOf(question)}
            options={question.answers.map((_, index) => ({
              value: String(index),
              label: answerOf(question, index, words),
            }))}
            defaultValue={question.chosen === null ? '' : String(question.chosen)}
            onChange={({ currentTarget }) => {
              const answer = question.answers[Number(currentTarget.value)];
              if (answer) onAnswer(answer.columns);
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** A file has several questions about its types, statuses and kinds of rows. */
const nameOf = ({ kind, text }: ImportQuestion) =>
  kind === 'type' || kind === 'status' || kind === 'kind' ? `answer-${kind}-${text}` : `answer-${kind}`;

function questionOf({ answers, kind, line, text }: ImportQuestion, words: Words['deskImports']): string {
  const amounts = new Set(answers.map(({ reading: { amount } }) => Math.abs(amount ?? 0)));
  const sentences: Record<ImportQuestion['kind'], string> = {
    encoding: words.askEncoding({ line }),
    header: words.askHeader({ line, text }),
    date: words.askDate({ line }),
    day: words.askDay({ text }),
    year: words.askDay({ text }),
    decimal: words.askDecimal({ text }),
    currency: words.askCurrency({ line }),
    money: amounts.size > 1 ? words.askAmounts({ line }) : words.askMoney({ line }),
    parties: words.askParties({ line }),
    columns: words.askColumns({ line }),
    type: words.askType({ line, text }),
    status: words.askStatus({ line, text }),
    kind: words.askKind({ line, text }),
  };
  return sentences[kind];
}

/** Says how the row is read with one of the answers. */
function answerOf({ answers, kind }: ImportQuestion, index: number, words: Words['deskImports']): string {
  const answer = answers[index];
  if (!answer) return '';
  if (kind === 'encoding') return answer.text;
  if (kind === 'type' || kind === 'status') return meaningOf(answer.columns, words);
  if (kind === 'header') return answer.columns.header_line === 0 ? words.isPayment : words.isHeader;
  const { amount, date, giver, purpose } = answer.reading;
  const day = date === null ? words.notRead : formatDay(date);
  if (kind === 'date' || kind === 'day' || kind === 'year') return day;
  const money = amountText(words, answer.reading);
  if (kind === 'decimal') return money;
  if (kind === 'currency') return answer.columns.currency_code === anotherCurrency ? words.anotherCurrency : money;
  if (kind === 'kind' && answer.text === 'none') return words.kindNone({ amount: money });
  const moved = (amount ?? 0) < 0 ? words.wentOut({ amount: money }) : words.cameIn({ amount: money });
  const parties = [
    ...(giver === null ? [] : [words.isGiver({ name: giver })]),
    ...(purpose === null ? [] : [words.isPurpose({ text: purpose })]),
  ];
  if (kind === 'kind') return [words.kindGift({ amount: money }), ...parties].join(' · ');
  if (kind === 'money') return [moved, ...parties].join(' · ');
  return [...(kind === 'columns' ? [moved] : []), ...parties].join(' · ') || words.noneOfThese;
}

/** Says what a type or status of PayPal means by an answer. */
function meaningOf({ statuses = {}, types = {} }: SomeColumns, words: Words['deskImports']): string {
  const [type] = Object.values(types);
  const [status] = Object.values(statuses);
  const ofType = {
    gift: words.typeGift,
    returned: words.typeReturned,
    fee: words.typeFee,
    none: words.typeNone,
  };
  const ofStatus = {
    completed: words.statusCompleted,
    pending: words.statusPending,
    failed: words.statusFailed,
    refunded: words.statusRefunded,
    'partly refunded': words.statusPartlyRefunded,
  };
  if (type !== undefined) return ofType[type];
  return status === undefined ? '' : ofStatus[status];
}
