import type { ReactNode } from 'react';

export interface NoticeProps {
  /** `error` has the role alert, which is announced immediately. The others have the role status. */
  tone: 'info' | 'success' | 'error';
  /** A bold heading above the text. */
  title?: string;
  /** A button or link below the text. */
  action?: ReactNode;
  /** The message. */
  children: ReactNode;
}

const icons = {
  info: 'M12 11v5.5M12 7.5v.01',
  success: 'm7.5 12.5 3.2 3.2 6-7',
  error: 'M12 7v6M12 16.5v.01',
};

/**
 * A message about the outcome of an action. Render it when the event happens, so that it is announced.
 *
 * - **Use**: for the outcome of an action, beside what caused it.
 * - **Instead**: for an error in one field use its `error`.
 * - **Content**: what happened, then what to do; no blame.
 * - **Keyboard**: an action inside is in the tab order; the focus does not move.
 * - **Screen readers**: `error` interrupts as an alert, the others wait as a status.
 *
 * @summary A message about the outcome of an action.
 */
export function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      className="group flex gap-3 rounded-control border-frame px-4 py-3 text-small data-[tone=error]:border-failed data-[tone=error]:bg-failed/5 data-[tone=info]:border-line data-[tone=info]:bg-pine-mist data-[tone=success]:border-completed data-[tone=success]:bg-completed/5"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-6 shrink-0 group-data-[tone=error]:text-failed group-data-[tone=info]:text-pine group-data-[tone=success]:text-completed"
      >
        <circle cx="12" cy="12" r="9.5" />
        <path d={icons[tone]} />
      </svg>
      <div className="min-w-0 flex-1 self-center">
        {title && <p className="font-semibold text-ink">{title}</p>}
        <div className="text-ink">{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
