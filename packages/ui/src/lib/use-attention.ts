import { type FocusEvent, useState } from 'react';

/** Whether the pointer or the focus is on an element, and the handlers to put on it. */
export function useAttention() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    attended: pointer || focus,
    /** Counts as having looked away, until pointer or focus come anew. */
    release: () => {
      setPointer(false);
      setFocus(false);
    },
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
