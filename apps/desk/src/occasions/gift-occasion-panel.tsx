import type { Result } from '@hearthlight/domain';
import { deskOccasionPath, type GiftOccasionEntered, type Occasion } from '@hearthlight/domain/desk';
import { Button, Link, Panel, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import { GiftOccasionForm } from './gift-occasion-form.tsx';
import type { FindNamesakes } from './occasion-fields.tsx';
import { occasionName } from './occasion-name.ts';

export interface GiftOccasionPanelProps {
  /** The occasion of the gift; `null` for none. */
  occasion: Occasion | null;
  /** Whether the person may change it. */
  mayChange: boolean;
  onNamesakes: FindNamesakes;
  /** Records another one, based on the number of the one that was shown. */
  onSet: (values: GiftOccasionEntered, from: number | null) => Promise<Result>;
}

/** Whom a gift is in memory or in honor of, and how that is recorded. */
export function GiftOccasionPanel({ occasion, mayChange, onNamesakes, onSet }: GiftOccasionPanelProps) {
  const words = useWords('deskOccasions');
  // The form is about what it showed when it opened.
  const [open, setOpen] = useState<{ occasion: Occasion | null }>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={words.title}>
      {occasion ? (
        <Link href={deskOccasionPath(occasion.id)} className="tap-target wrap-anywhere">
          <bdi>{occasionName(words, occasion)}</bdi>
        </Link>
      ) : (
        <p className="text-small text-ink-soft">{words.none}</p>
      )}
      {mayChange && (
        <div className="mt-5">
          <Button variant="secondary" size="small" onClick={() => setOpen({ occasion })}>
            {occasion ? words.change : words.record}
          </Button>
        </div>
      )}
      {open && (
        <FormDialog onClose={close} title={open.occasion ? words.change : words.record}>
          <GiftOccasionForm
            occasion={open.occasion}
            onNamesakes={onNamesakes}
            onSubmit={async (values) => {
              const result = await onSet(values, open.occasion?.id ?? null);
              if (result.ok) close();
              return result;
            }}
          />
        </FormDialog>
      )}
    </Panel>
  );
}
