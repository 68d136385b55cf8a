import { truncate } from '@hearthlight/domain';
import { useId, useState } from 'react';

export interface TruncatedTextProps {
  text: string;
  /** How many characters are shown at first; '...' follows where there are more. */
  length: number;
}

/** A paragraph that is cut at a length, with a button that shows the rest and takes it away again. */
export function TruncatedText({ text, length }: TruncatedTextProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = truncate(text, length);
  if (short === text) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <div>
      <p id={id} className="whitespace-pre-line">
        {open ? text : short}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="mt-1 min-h-7 font-semibold text-pine underline underline-offset-4 hover:text-pine-deep print:hidden"
      >
        {open ? 'Read less' : 'Read more'}
      </button>
    </div>
  );
}
