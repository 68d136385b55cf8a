import { useState } from 'react';

import { Button } from './button.tsx';

export interface AnnouncingButtonProps {
  children: string;
  /** Does the work and answers what is to be said of it; an empty text where there is nothing to say. */
  act: () => Promise<string>;
}

/** A small button whose work shows nowhere else, so that it says beside itself, and aloud, what it did. */
export function AnnouncingButton({ children, act }: AnnouncingButtonProps) {
  const [said, setSaid] = useState('');

  // Emptied first, so that the same words are heard again.
  async function actAndSay() {
    setSaid('');
    setSaid(await act());
  }

  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" onClick={() => void actAndSay()}>
        {children}
      </Button>
      <output className="min-w-0 text-small text-ink-soft empty:-ml-3">{said}</output>
    </span>
  );
}
