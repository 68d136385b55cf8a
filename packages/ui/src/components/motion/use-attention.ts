import { type FocusEvent, useState } from 'react';

/** Tracks whether the pointer or the focus is on the element that receives `handlers`. */
export function useAttention() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    attended: pointer || focus,
    /** Resets `attended` to false until the pointer or the focus enters again. */
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
