import type { MouseEvent } from 'react';

import { Button, type ButtonProps } from './button.tsx';

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Asks again for what failed. */
  onRetry: () => void;
}

/**
 * 'Try again', beside what failed to load. It leaves with the failure, so the focus goes to the section or the page
 * that it stands in: whoever uses a keyboard is where the answer will be, and not at the top of the page.
 */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const part = currentTarget.closest<HTMLElement>('section, main');
    part?.setAttribute('tabindex', '-1');
    part?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button {...look} onClick={retry}>
      Try again
    </Button>
  );
}
