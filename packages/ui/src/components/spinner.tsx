export interface SpinnerProps {
  /** `small` stands in a line of text, `medium` in a pane. */
  size?: 'small' | 'medium';
}

/** An open ring that turns in the colour of the text around it. A picture only: say in words what is awaited. */
export function Spinner({ size = 'small' }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      data-size={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className="shrink-0 animate-spin data-[size=medium]:size-9 data-[size=small]:size-5"
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.28" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="round" />
    </svg>
  );
}
