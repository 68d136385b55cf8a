'use client';

import { Icon } from '../components/media/icon.tsx';

export interface BackButtonProps {
  /** Accessible name: where it leads. */
  label: string;
  /** Returns to the previous step. */
  onClick: () => void;
}

/** An arrow back to the previous step. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full text-pine transition-colors duration-act hover:bg-pine-mist hover:text-pine-deep"
    >
      <Icon name="back" />
    </button>
  );
}
