export interface PauseButtonProps {
  /** What it pauses. */
  label: string;
  paused: boolean;
  onToggle: () => void;
}

/** Stops what moves by itself and lets it go on. Its name stays; that it is pressed says that it is paused. */
export function PauseButton({ label, paused, onToggle }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Pause ${label}`}
      aria-pressed={paused}
      onClick={onToggle}
      className="grid size-11 place-items-center rounded-full text-pine-deep inset-ring-[1.5px] inset-ring-current transition-colors duration-act hover:bg-pine-mist in-data-[on=dark]:text-on-dark in-data-[on=dark]:hover:bg-transparent in-data-[on=dark]:hover:text-sun"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
        <path d={paused ? 'M4 2.200v11.600L14 8Z' : 'M3 2h3.500v12H3ZM9.500 2H13v12H9.500Z'} />
      </svg>
    </button>
  );
}
