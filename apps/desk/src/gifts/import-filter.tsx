import { Field, useWords } from '@hearthlight/ui';

import { type CommittedValue, useCommitted } from './use-committed.ts';

export type ImportFilterProps = CommittedValue;

/** Filters by the number of an import, as in its address and in the log. */
export function ImportFilter({ value, onCommit }: ImportFilterProps) {
  const words = useWords('deskGifts');
  const { input, isInvalid } = useCommitted({ value, onCommit, show: (number) => number, read });
  return (
    <Field
      label={words.import}
      optional
      inputMode="numeric"
      error={isInvalid ? words.importRule : undefined}
      {...input}
    />
  );
}

const read = (typed: string) => (/^(?:[1-9]\d{0,8})?$/.test(typed) ? typed : undefined);
