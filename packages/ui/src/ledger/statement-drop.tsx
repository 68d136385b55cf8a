'use client';

import { type Ref, useId } from 'react';

import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';

export interface StatementDropProps {
  /** Called with a dropped or chosen file. */
  onFile: (file: File) => void;
  /** Gives access to the file input. */
  ref?: Ref<HTMLInputElement>;
}

/** Where a statement is dropped, or its file chosen. All of it is the file input, on which browsers accept a drop. */
export function StatementDrop({ onFile, ref }: StatementDropProps) {
  const words = useWords('ledger');
  const id = useId();
  return (
    <div className="relative rounded-arch-scene border-2 border-dashed border-control bg-paper-warm transition-colors duration-act hover:border-pine">
      <label
        htmlFor={id}
        className="pointer-events-none absolute inset-x-0 top-0 grid h-[calc(6rem+1lh)] content-end justify-items-center px-4 text-center font-display text-heading text-balance"
      >
        {withTags(words.dropTheStatement, (text) => (
          <span className="sr-only">{text}</span>
        ))}
      </label>
      <input
        ref={ref}
        id={id}
        type="file"
        accept="application/json,.json"
        // Lets the visitor choose the same file again after changing it.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
        }}
        className="block min-h-64 w-full cursor-pointer rounded-arch-scene ps-[max(0.75rem,calc(50%-8rem))] pe-4 pt-40 pb-8 text-small file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-frame file:border-pine-deep file:px-5 file:font-strong file:text-pine-deep"
      />
    </div>
  );
}
