import { type ReactNode, useState } from 'react';

import { Toast } from './toast.tsx';
import { ShowToastProvider, type ToastEntry } from './use-toast.ts';

export interface ToastProviderProps {
  /** The pages, which say by `useToast` what has happened. */
  children: ReactNode;
}

/** Shows what has happened over the page, the newest only. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ entry: ToastEntry; key: number }>();
  const show = (entry: ToastEntry) => setShown((former) => ({ entry, key: (former?.key ?? 0) + 1 }));
  // An undo may have shown another one before it closes its own.
  const close = (key: number) => setShown((now) => (now?.key === key ? undefined : now));
  return (
    <ShowToastProvider value={show}>
      {children}
      {/* Screen readers announce a change of an element that is already there. */}
      <output className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 desk:ps-64 print:hidden">
        {shown && <Toast key={shown.key} {...shown.entry} onClose={() => close(shown.key)} />}
      </output>
    </ShowToastProvider>
  );
}
