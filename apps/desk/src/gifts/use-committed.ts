import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

export interface CommittedValue {
  /** A plain number, or empty. */
  value: string;
  /** Called when the field is left or Enter is pressed, if what was typed can be read and is another value. */
  onCommit: (value: string) => void;
}

interface CommittedOptions extends CommittedValue {
  /** Returns a value as it is typed in the current language. */
  show: (value: string) => string;
  /** Returns the value of what was typed, without spaces around it; `undefined` if it cannot be read. */
  read: (typed: string) => string | undefined;
}

/** A text field of a filter, which filters once it is left or Enter is pressed. */
export function useCommitted({ value, onCommit, show, read }: CommittedOptions) {
  const [typed, setTyped] = useState(() => show(value));
  const [shown, setShown] = useState(value);
  const [isInvalid, setInvalid] = useState(false);
  // The filter was cleared, or is that of another address.
  if (shown !== value) {
    setShown(value);
    setTyped(show(value));
    setInvalid(false);
  }
  function commit() {
    const next = read(typed.trim());
    setInvalid(next === undefined);
    if (next !== undefined && next !== value) onCommit(next);
  }
  return {
    isInvalid,
    input: {
      value: typed,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
      onBlur: commit,
      onKeyDown: ({ key }: KeyboardEvent<HTMLInputElement>) => {
        if (key === 'Enter') commit();
      },
    },
  };
}
