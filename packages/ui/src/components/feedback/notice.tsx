import type { ReactNode, Ref } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface NoticeProps extends LayoutProps {
  /** `error` has the role alert, which is announced immediately. The others have the role status. */
  tone: 'info' | 'success' | 'error';
  /** A bold heading above the text. */
  title?: string;
  /** A button or link below the text. */
  action?: ReactNode;
  /** The message. */
  children: ReactNode;
  /** Gives access to the element, for example to scroll it into view. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const tones = {
  info: { icon: 'M12 11v5.5M12 7.5v.01', colors: 'border-line bg-pine-mist text-pine' },
  success: { icon: 'm7.5 12.5 3.2 3.2 6-7', colors: 'border-completed bg-completed/5 text-completed' },
  error: { icon: 'M12 7v6M12 16.5v.01', colors: 'border-failed bg-failed/5 text-failed' },
};

/**
 * A message about the outcome of an action. Render it when the event happens, so that it is announced.
 */
export function Notice({ tone, title, action, children, ref, className }: NoticeProps) {
  const { icon, colors } = tones[tone];
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded-control border-frame px-4 py-3 text-small',
        colors,
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-6 shrink-0"
      >
        <circle cx="12" cy="12" r="9.5" />
        <path d={icon} />
      </svg>
      <div className="min-w-0 flex-1 self-center text-ink">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
