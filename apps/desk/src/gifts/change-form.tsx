import type { Result } from '@hearthlight/domain';
import type { GiftChange } from '@hearthlight/domain/desk';
import { Button, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf } from '@hearthlight/ui/parts';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

import { ChangeEntries } from './change-entries.tsx';

export interface ChangeFormProps {
  /** Accessible name of the form. */
  label: string;
  /** The state of `useLiveChange`. */
  live: {
    submit: (event: SyntheticEvent<HTMLFormElement>) => void;
    pending: boolean;
    result: Result | undefined;
    change: GiftChange | undefined;
  };
  /** The text of the button. Default: that it makes these entries. */
  action?: string;
  /** A sentence above the entries, if they do not say all. */
  about?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form that shows the entries of its change below the button that makes them. */
export function ChangeForm({ label, live, action, about, children }: ChangeFormProps) {
  const words = useWords('deskGift');
  const { change, pending, result, submit } = live;
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A press that only shows the entries of a closed month.
    if (result?.ok) preview.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <Form aria-label={label} onSubmit={submit} className="grid gap-5">
      {children}
      <FormNotice result={refusalOf(result)} />
      <div>
        <Button type="submit" size="small" pending={pending}>
          {action ?? words.make}
        </Button>
      </div>
      {/* Below the button, which it would move away from a pointer that is about to press it. */}
      <div ref={preview} aria-live="polite" className="empty:hidden">
        {change && <ChangeEntries change={change} about={about} />}
      </div>
    </Form>
  );
}
