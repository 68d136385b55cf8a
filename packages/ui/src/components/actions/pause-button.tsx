'use client';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Icon } from '../media/icon.tsx';

export interface PauseButtonProps extends LayoutProps, AttributesOf<'button', 'children' | 'type' | 'onClick'> {
  /** The thing that it pauses. The button is named 'Pause' and this label. */
  label: string;
  /** Whether it is paused. */
  paused: boolean;
  /** Called when the visitor pauses or resumes. */
  onToggle: () => void;
}

/**
 * A toggle button that pauses automatic motion. Its name does not change; `aria-pressed` conveys the state.
 */
export function PauseButton({ label, paused, onToggle, className, ...attributes }: PauseButtonProps) {
  const words = useWords('library');
  return (
    <button
      {...attributes}
      type="button"
      aria-label={words.pauseLabel({ label })}
      aria-pressed={paused}
      onClick={onToggle}
      className={classNames(
        'grid size-11 place-items-center rounded-full text-pine-deep inset-ring-(length:--border-frame) inset-ring-current transition-colors duration-act hover:bg-pine-mist in-data-[on=dark]:text-on-dark in-data-[on=dark]:hover:bg-transparent in-data-[on=dark]:hover:text-sun',
        className,
      )}
    >
      <Icon name={paused ? 'play' : 'pause'} className="size-4" />
    </button>
  );
}
