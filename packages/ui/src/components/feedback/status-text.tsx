import type { ReactNode } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface StatusTextProps extends LayoutProps, AttributesOf<'span'> {
  /** `success`, `warning` and `error` have the colors `completed`, `pending` and `failed` (specification §4), `neutral` no dot. */
  tone: 'success' | 'warning' | 'error' | 'neutral';
  /** The status in words. */
  children: ReactNode;
}

const tones = {
  success: 'font-semibold text-completed',
  warning: 'font-semibold text-pending',
  error: 'font-semibold text-failed',
  neutral: 'text-ink-soft',
};

/**
 * A status in words, supported by color.
 */
export function StatusText({ tone, children, className, ...attributes }: StatusTextProps) {
  return (
    <span
      {...attributes}
      data-tone={tone}
      className={classNames('inline-flex items-center gap-2 wrap-normal', tones[tone], className)}
    >
      {tone !== 'neutral' && (
        // In a narrow table the words need the space.
        <span
          aria-hidden="true"
          className="size-2.25 shrink-0 rounded-full bg-current [print-color-adjust:exact] @max-[19rem]/table:hidden forced-colors:bg-[CanvasText]"
        />
      )}
      {children}
    </span>
  );
}
