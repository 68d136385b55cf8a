import type { ReactNode } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { Icon } from '../media/icon.tsx';

export interface NoticeProps extends LayoutProps, AttributesOf<'div', 'role'> {
  /** `error` has the role alert, which is announced immediately. The others have the role status. */
  tone: 'info' | 'success' | 'error';
  /** A bold heading above the text. */
  title?: string;
  /** A button or link below the text. */
  action?: ReactNode;
  /** The message. */
  children: ReactNode;
}

const colors = {
  info: 'border-line bg-pine-mist text-pine',
  success: 'border-completed bg-completed/5 text-completed',
  error: 'border-failed bg-failed/5 text-failed',
};

/**
 * A message about the outcome of an action. Render it when the event happens, so that it is announced.
 */
export function Notice({ tone, title, action, children, className, ...attributes }: NoticeProps) {
  return (
    <div
      {...attributes}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-control border-frame px-4 py-3 text-small', colors[tone], className)}
    >
      <Icon name={tone} data-part="icon" />
      <div className="min-w-0 flex-1 self-center text-ink">
        {title && (
          <p data-part="title" className="font-semibold">
            {title}
          </p>
        )}
        <div data-part="message">{children}</div>
        {action && (
          <div data-part="action" className="mt-2">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
