import { useWords } from '@hearthlight/ui';
import { AccountSheet } from '@hearthlight/ui/parts';
import type { ReactNode } from 'react';

/** The app's settings for the layout around the forms. */
export interface AccessFrame {
  /** The foundation's short name. */
  product: string;
  /** The address of the picture beside the form. */
  picture: string;
}

export interface AccessSheetProps {
  /** Product and picture of the layout around the form. */
  frame: AccessFrame;
  /** The page's `h1`. */
  title: string;
  /** A sentence below the title. */
  lead?: string;
  children: ReactNode;
  /** A line below the form. */
  note?: ReactNode;
}

/** The layout of the pages before the desk: signing in, joining, the second factor. */
export function AccessSheet({ frame, ...sheet }: AccessSheetProps) {
  const words = useWords('deskAccess');
  return <AccountSheet frame={{ ...frame, line: words.line }} {...sheet} />;
}
