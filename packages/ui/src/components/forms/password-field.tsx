'use client';

import { useState } from 'react';

import type { AttributesOf } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Icon } from '../media/icon.tsx';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface PasswordFieldProps extends FieldTexts, FieldAttributes, AttributesOf<'input', 'size' | 'type'> {
  /** Tells password managers whether to fill in the saved password or to offer and save a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field with a toggle button that shows the password. Takes `{...form.register('name')}`.
 */
export function PasswordField({ label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const words = useWords('library');
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...texts} ids={ids}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          data-part="control"
          type={isShown ? 'text' : 'password'}
          className={`${controlStyle} h-12.5 pe-13 [unicode-bidi:plaintext]`}
        />
        <button
          data-part="show-button"
          type="button"
          aria-label={words.showPassword}
          aria-pressed={isShown}
          aria-controls={ids.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 end-0 grid w-12.5 place-items-center rounded-control text-ink-soft hover:text-pine aria-pressed:text-pine"
        >
          <Icon name={isShown ? 'eye-crossed' : 'eye'} className="size-5.5" />
        </button>
      </div>
    </FieldFrame>
  );
}
