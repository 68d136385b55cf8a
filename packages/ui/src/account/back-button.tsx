export interface BackButtonProps {
  /** Where it leads, for those who do not see the arrow. */
  label: string;
  onClick: () => void;
}

/** The arrow to the step before. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full text-pine transition-colors duration-act hover:bg-pine-mist hover:text-pine-deep"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2">
        <path d="M20 12H5m6-7-7 7 7 7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
