'use client';

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
      <svg
        data-icon="back"
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-current stroke-2"
      >
        <path d="M20 12H5m6-7-7 7 7 7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
