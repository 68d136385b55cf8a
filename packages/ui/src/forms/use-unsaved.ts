'use client';

import { createContext, useContext, useEffect } from 'react';

const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/**
 * Tells an app whether the open page has changes that are not saved, so that it can ask before the page is left:
 * `<UnsavedProvider value={report}>`. The app takes each new page as saved until a form reports otherwise.
 */
export const UnsavedProvider = UnsavedContext;

/**
 * Reports whether a form has changes that are not saved. Unmounting reports nothing: the page still has them while
 * `Activity` hides it, or while a conflict is resolved in place of the form.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => report(isUnsaved), [isUnsaved, report]);
}

/** The same for a form in a dialog, whose changes are dropped when the dialog closes. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useUnsaved(isUnsaved);
  useEffect(() => () => report(false), [report]);
}
