import type { ReactNode } from 'react';

import { type AccountFrame, AuthFrame } from '../site/auth-frame.tsx';

/** Props that the account pages pass on to their layout. */
export interface AccountFrameProps {
  /** Texts and picture of the layout around the form. */
  frame: AccountFrame;
}

export interface AccountSheetProps extends AccountFrameProps {
  /** The page's one `h1`. */
  title: string;
  /** A line below the title. */
  lead?: string;
  /** Progress through the steps, above the title. With steps the sheet has a minimum height, so it does not jump. */
  steps?: ReactNode;
  /** The form or the success message. */
  children: ReactNode;
  /** A link to another account page, below the form. */
  note?: ReactNode;
}

/** Layout of sign-up, sign-in and recovery: title, form, and a link to another of the three. */
export function AccountSheet({ frame, title, lead, steps, children, note }: AccountSheetProps) {
  return (
    <AuthFrame frame={frame}>
      <div
        data-steps={steps ? true : undefined}
        className="grid grid-cols-1 content-start gap-7 desk:data-steps:min-h-160"
      >
        <div className="grid grid-cols-1 gap-2">
          {steps}
          <h1 className="mt-4 text-title font-heading desk:text-quote">{title}</h1>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {children}
        {note && <p className="text-ink-soft">{note}</p>}
      </div>
    </AuthFrame>
  );
}
