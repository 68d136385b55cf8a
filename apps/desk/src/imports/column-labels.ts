import type { ColumnMeaning } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** Returns the name of each meaning of a column. */
export const columnLabels = (words: Words['deskImports']): Record<ColumnMeaning, string> => ({
  date: words.dateColumn,
  amount: words.amountColumn,
  out: words.outColumn,
  direction: words.directionColumn,
  name: words.nameColumn,
  cause: words.causeColumn,
  email: words.emailColumn,
  campaign: words.campaignColumn,
  currency: words.currencyColumn,
  fee: words.feeColumn,
  number: words.numberColumn,
});
