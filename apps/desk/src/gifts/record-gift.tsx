import { Button, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { useToast } from '../frame/use-toast.ts';
import type { NewForm } from '../parts/new-form.ts';
import { RecordGiftForm, type RecordGiftFormProps } from './record-gift-form.tsx';

export interface RecordGiftProps extends RecordGiftFormProps {
  /** Whether the address asks for the dialog. */
  newForm: NewForm;
}

/** The button that records a gift, with its dialog. */
export function RecordGift({ newForm, onChange, ...form }: RecordGiftProps) {
  const words = useWords('deskGifts');
  const { made } = useWords('deskGift');
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  function close() {
    setOpen(false);
    newForm.onClosed();
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.record}
      </Button>
      {(isOpen || newForm.isAsked) && (
        <FormDialog onClose={close} title={words.record}>
          <RecordGiftForm
            {...form}
            onChange={async (values, preview) => {
              const result = await onChange(values, preview);
              if (result.ok && !preview) {
                close();
                toast({ text: made });
              }
              return result;
            }}
          />
        </FormDialog>
      )}
    </>
  );
}
