import { TextArea, type TextAreaProps } from '@hearthlight/ui';

import { useWords } from '../words/use-words.ts';

/** Why the books are changed. Takes `{...form.register('reason')}`. */
export function ReasonField(field: Omit<TextAreaProps, 'label' | 'hint'>) {
  const words = useWords('deskGift');
  return <TextArea {...field} label={words.reason} hint={words.reasonHint} rows={2} />;
}
