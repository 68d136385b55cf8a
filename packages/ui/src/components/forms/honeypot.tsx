'use client';

import type { Ref } from 'react';

import type { AttributesOf } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface HoneypotProps extends AttributesOf<'input', 'name' | 'type' | 'tabIndex' | 'autoComplete'> {
  /** Read on submit: a value means that a bot filled in the form. */
  ref: Ref<HTMLInputElement>;
}

/** A field that bots fill in, hidden from people, screen readers and password managers. */
export function Honeypot(attributes: HoneypotProps) {
  const words = useWords('library');
  return (
    <div aria-hidden="true" className="absolute -start-off-screen size-px overflow-hidden">
      <label>
        {words.website}
        <input {...attributes} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
