import { TextArea, type TextAreaProps, useWords } from '@hearthlight/ui';

/** Why the books are changed. Takes `{...form.register('reason')}`. */
export function ReasonField(field: Omit<TextAreaProps, 'label' | 'hint'>) {
  const words = useWords('deskGift');
  return <TextArea {...field} label={words.reason} hint={words.reasonHint} rows={2} />;
}
