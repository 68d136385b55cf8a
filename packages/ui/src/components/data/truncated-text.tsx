'use client';

import { truncate } from '@hearthlight/domain/text';
import { useId, useState } from 'react';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface TruncatedTextProps extends LayoutProps, AttributesOf<'div', 'children'> {
  /** The whole text. */
  text: string;
  /** Number of characters shown at first. A longer text is followed by '...'. */
  length: number;
}

/** A paragraph cut to a length, with a button that shows or hides the rest. */
export function TruncatedText({ text, length, ...attributes }: TruncatedTextProps) {
  const words = useWords('library');
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const short = truncate(text, length);
  return (
    <div {...attributes}>
      <p data-part="text" id={id} className="whitespace-pre-line">
        {expanded ? text : short}
      </p>
      {short !== text && (
        <button
          data-part="read-more-button"
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
          className="mt-1 tap-target font-semibold text-pine underline underline-offset-4 hover:text-pine-deep print:hidden"
        >
          {expanded ? words.readLess : words.readMore}
        </button>
      )}
    </div>
  );
}
