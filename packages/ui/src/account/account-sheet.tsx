import type { ReactNode } from 'react';

import { AuthFrame } from '../site/auth-frame.tsx';

export interface AccountSheetProps {
  /** The page's one `h1`. */
  title: string;
  lead?: string;
  /** How far along the visitor is, above the title. With them the sheet keeps its height from step to step. */
  steps?: ReactNode;
  children: ReactNode;
  /** The way to the neighbouring page, below the form. */
  note?: ReactNode;
}

/** What sign-up, sign-in and recovery have in common: title, form, and the way to another of the three. */
export function AccountSheet({ title, lead, steps, children, note }: AccountSheetProps) {
  return (
    <AuthFrame>
      <div
        data-steps={steps ? true : undefined}
        className="grid grid-cols-1 content-start gap-7 desk:data-steps:min-h-[40rem]"
      >
        <div className="grid grid-cols-1 gap-2">
          {steps}
          <h1 className="mt-4 text-title desk:text-quote">{title}</h1>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {children}
        {note && <p className="text-ink-soft">{note}</p>}
      </div>
    </AuthFrame>
  );
}
