import { TextArea, type TextAreaProps, useWords } from '@hearthlight/ui';

/** The field for the reason of a change in the books. Takes `{...form.register('reason')}`. */
export function ReasonField(field: Omit<TextAreaProps, 'label' | 'hint'>) {
  const words = useWords('deskGift');
  return <TextArea {...field} label={words.reason} hint={words.reasonHint} rows={2} />;
}
