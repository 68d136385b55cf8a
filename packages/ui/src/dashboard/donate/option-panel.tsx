'use client';

import { type ReactNode, useId } from 'react';

export interface OptionPanelProps {
  /** The heading, which is also the region's accessible name. */
  title: string;
  /** What the option is for, as a sentence. */
  hint: string;
  /** The fields, and what follows from them. */
  children: ReactNode;
}

/** Something that a donor may add to a pledge, beside its draft. */
export function OptionPanel({ title, hint, children }: OptionPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-pane border border-line bg-paper-warm p-5 *:min-w-0 tablet:p-6"
    >
      <div>
        <h3 id={id} className="text-heading">
          {title}
        </h3>
        <p className="mt-2 max-w-text">{hint}</p>
      </div>
      {children}
    </section>
  );
}
