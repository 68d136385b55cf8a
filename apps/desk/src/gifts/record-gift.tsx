import { formatMoney, fromCents } from '@hearthlight/domain';
import { deskGiftPath, type GiftEntered, newGiftPath } from '@hearthlight/domain/desk';
import { Button, useWords } from '@hearthlight/ui';
import { useRef } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { useToast } from '../frame/use-toast.ts';
import { type NewForm, useNewFormState } from '../parts/new-form.ts';
import type { KeptGift } from './kept-gift.ts';
import { RecordGiftForm, type RecordGiftFormProps } from './record-gift-form.tsx';

export interface RecordGiftProps extends Omit<RecordGiftFormProps, 'searchRef'> {
  /** Whether the address asks for the dialog. */
  newForm: NewForm;
  /** Called with what the next gift starts with. */
  onKeep: (gift: KeptGift) => void;
}

/** The button that records a gift, with its dialog. */
export function RecordGift({ newForm, onChange, onKeep, ...form }: RecordGiftProps) {
  const words = useWords('deskGifts');
  const { isRecorded, open, recordNext } = useWords('deskGift');
  const dialog = useNewFormState(newForm);
  const search = useRef<HTMLInputElement>(null);
  const toast = useToast();
  async function record(values: GiftEntered, preview: boolean) {
    const result = await onChange(values, preview);
    if (!result.ok || preview) return result;
    const { amount, campaign_id, cause, date, method } = values;
    onKeep({ campaign_id, cause, date, method });
    dialog.close();
    toast({
      text: isRecorded({ amount: formatMoney(fromCents(amount)) }),
      ...(result.change && { link: { href: deskGiftPath(result.change.id), label: open } }),
      next: { href: newGiftPath, label: recordNext },
    });
    return result;
  }
  return (
    <>
      <Button size="small" onClick={dialog.open}>
        {words.record}
      </Button>
      {dialog.isOpen && (
        <FormDialog onClose={dialog.close} title={words.record} initialFocus={search}>
          <RecordGiftForm {...form} searchRef={search} onChange={record} />
        </FormDialog>
      )}
    </>
  );
}
