import { useState } from 'react';

/** The form of a new entry, as the address asks for it. */
export interface NewForm {
  isAsked: boolean;
  /** Takes the form out of the address, so that Back and a reload do not open it again. */
  onClosed: () => void;
}

/** The state of a form that a button of the page or the address opens. */
export function useNewFormState({ isAsked, onClosed }: NewForm) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen: isOpen || isAsked,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      onClosed();
    },
  };
}
