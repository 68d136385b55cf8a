'use client';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Icon } from '../media/icon.tsx';

export interface CloseButtonProps extends LayoutProps, AttributesOf<'button', 'children' | 'type'> {}

/**
 * An icon button named 'Close', for the corner of a dialog or drawer.
 */
export function CloseButton({ className, ...attributes }: CloseButtonProps) {
  const words = useWords('library');
  return (
    <button
      {...attributes}
      type="button"
      aria-label={words.close}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors duration-act hover:bg-paper-deep hover:text-ink',
        className,
      )}
    >
      <Icon name="close" className="size-5.5" />
    </button>
  );
}
