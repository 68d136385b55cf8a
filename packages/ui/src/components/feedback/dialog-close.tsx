'use client';

import { Close } from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';

export interface DialogCloseProps {
  /** The button that closes the dialog. Its own `onClick` runs first. */
  children: ReactElement;
}

/** Makes a button close the dialog or drawer that it is in. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Close asChild>{children}</Close>;
}
