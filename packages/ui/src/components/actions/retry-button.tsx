'use client';

import type { MouseEvent } from 'react';

import type { ButtonSize } from '../../lib/button-style.ts';
import type { LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Button, type ButtonProps } from './button.tsx';

export interface RetryButtonProps extends LayoutProps, Omit<ButtonProps, 'asChild' | 'children' | 'type' | 'onClick'> {
  /** Emphasis, as for `Button`. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Height: `medium` is 52 px, `small` 44 px. */
  size?: ButtonSize;
  /** Called to retry what failed. */
  onRetry: () => void;
}

/**
 * A 'Try again' button for content that failed to load. It disappears together with the failure, so it moves
 * the focus to the surrounding section or page, where keyboard users find the new content.
 */
export function RetryButton({ onRetry, ...buttonProps }: RetryButtonProps) {
  const words = useWords('library');
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const container = currentTarget.closest<HTMLElement>('section, main');
    container?.setAttribute('tabindex', '-1');
    container?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button {...buttonProps} onClick={retry}>
      {words.tryAgain}
    </Button>
  );
}
