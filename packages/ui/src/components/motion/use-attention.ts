'use client';

import { type FocusEvent, type TouchEvent, useState } from 'react';

/**
 * Tracks whether the pointer, a finger or the focus is on the element that receives `handlers`. A finger that
 * scrolls no longer sends pointer events, but still sends touch events.
 */
export function useAttention() {
  const [pointer, setPointer] = useState(false);
  const [finger, setFinger] = useState(false);
  const [focus, setFocus] = useState(false);
  const onTouchEnd = ({ touches }: TouchEvent) => setFinger(touches.length > 0);
  return {
    attended: pointer || finger || focus,
    /** Resets `attended` to false until the pointer, a finger or the focus enters again. */
    release: () => {
      setPointer(false);
      setFinger(false);
      setFocus(false);
    },
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onTouchStart: () => setFinger(true),
      onTouchEnd,
      onTouchCancel: onTouchEnd,
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
