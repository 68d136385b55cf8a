export interface StatProps {
  /** The figure as it is shown: `$12M+`. */
  value: string;
  /** What it counts. */
  label: string;
  /** `light` stands in a row under the hero; `dark` is larger, under a line, in a dark section. */
  on?: 'light' | 'dark';
}

/** One figure and what it counts. */
export function Stat({ value, label, on = 'light' }: StatProps) {
  return on === 'dark' ? (
    <p className="border-t border-line-dark pt-4">
      <b className="block font-display text-figure font-[560] text-sun tabular">{value}</b>{' '}
      <span className="text-small text-on-dark-soft">{label}</span>
    </p>
  ) : (
    <p>
      <b className="block font-display text-[1.875rem] leading-none font-semibold tabular">{value}</b>{' '}
      <span className="text-label text-ink-soft">{label}</span>
    </p>
  );
}
