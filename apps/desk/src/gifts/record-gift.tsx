import { Button, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { RecordGiftForm, type RecordGiftFormProps } from './record-gift-form.tsx';

export type RecordGiftProps = RecordGiftFormProps;

/** The button that records a gift, with its dialog. */
export function RecordGift({ onChange, ...form }: RecordGiftProps) {
  const words = useWords('deskGifts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.record}
      </Button>
      {open && (
        <FormDialog onClose={() => setOpen(false)} title={words.record}>
          <RecordGiftForm
            {...form}
            onChange={async (values, preview) => {
              const result = await onChange(values, preview);
              if (result.ok && !preview) setOpen(false);
              return result;
            }}
          />
        </FormDialog>
      )}
    </>
  );
}
