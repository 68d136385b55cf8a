import type { ComponentProps, ReactNode } from 'react';

export interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** What is chosen. It names the radio button. */
  children: ReactNode;
}

/** One of a list of found entries to choose from, in a `fieldset`. Other props go to its radio button. */
export function ChoiceRow({ children, ...input }: ChoiceRowProps) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-control px-2 py-1 hover:bg-paper-deep has-checked:bg-pine-mist">
      <input {...input} type="radio" className="size-5 accent-pine" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
