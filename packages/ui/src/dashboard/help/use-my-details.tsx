'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { isNameChanged, type KnownDetails } from './details-of.ts';

export interface UseMyDetailsProps {
  /** The signed-in donor; `undefined` while loading. */
  donor: KnownDetails | undefined;
  /** Fills in the details. Called when the button is pressed, or once the donor has loaded after that. */
  onUse: (donor: KnownDetails) => void;
}

/** Fills in the name and e-mail address of a signed-in donor, and says so. */
export function UseMyDetails({ donor, onUse }: UseMyDetailsProps) {
  const words = useWords('help');
  const [isPressed, setIsPressed] = useState(false);
  const isWaiting = useRef(false);
  const fillIn = useEffectEvent((loaded: KnownDetails) => {
    if (isWaiting.current) onUse(loaded);
    isWaiting.current = false;
  });
  useEffect(() => {
    if (donor) fillIn(donor);
  }, [donor]);
  const press = () => {
    setIsPressed(true);
    if (donor) onUse(donor);
    else isWaiting.current = true;
  };
  const filledIn = donor && (isNameChanged(donor) ? words.filledInWithSpaces : words.contactIsFilledIn);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" size="small" pending={isPressed && !donor} onClick={press}>
        {words.useMyDetails}
      </Button>
      <output className="text-small text-ink-soft empty:-ms-3">
        {isPressed && (filledIn ?? words.yourDetailsAreLoading)}
      </output>
    </div>
  );
}
