'use client';

import { useCallback, useRef } from 'react';

/**
 * For the only field of a dialog. It has the focus once the dialog opens, in place of the button that closes it, and gets
 * it back when its value is refused.
 */
export function useOnlyField() {
  const field = useRef<HTMLInputElement>(null);
  const ref = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    element?.focus();
  }, []);
  return { ref, focus: () => field.current?.focus() };
}
