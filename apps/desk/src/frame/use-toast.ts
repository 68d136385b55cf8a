import { createContext, useContext } from 'react';

/** Something that has happened. */
export interface ToastEntry {
  /** A sentence that names it, such as '2 comments are public now'. */
  text: string;
  /** Where to look at it, in a new tab. */
  link?: { href: string; label: string };
  /** What is often done next, on this page or another one. */
  next?: { href: string; label: string };
  /** Takes it back. Resolves to false if that failed: then it can be tried again. */
  onUndo?: () => Promise<boolean>;
}

const ToastContext = createContext<(entry: ToastEntry) => void>(() => undefined);

/** Passes `show` to the pages. */
export const ShowToastProvider = ToastContext;

/** Returns a function that says what has just happened, in place of what happened before. */
export const useToast = (): ((entry: ToastEntry) => void) => useContext(ToastContext);
