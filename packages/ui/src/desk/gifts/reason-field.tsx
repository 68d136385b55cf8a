'use client';

import type { TextAreaProps } from '../../components/forms/text-area.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useDeskGiftWords } from '../../words/desk-gift.ts';

/** Why the books are changed. Takes `{...form.register('reason')}`. */
export function ReasonField(field: Omit<TextAreaProps, 'label' | 'hint'>) {
  const words = useDeskGiftWords();
  return <TextArea {...field} label={words.reason} hint={words.reasonHint} rows={2} />;
}
