import { pixelsAt } from './fluid.ts';
import { tokensStarting } from './tokens.ts';

/** Sizes that are set in the display font. All others are set in the sans-serif font. */
const inDisplay = new Set(['text-hero', 'text-title', 'text-heading', 'text-quote', 'text-figure']);

const rounded = (value: number) => Math.round(value * 10) / 10;

export interface TypeScaleProps {
  /** The text in which each step is shown. */
  specimen: string;
}

/** Every step of the type scale in its typeface, with its sizes at 320 and 1366 px. */
export function TypeScale({ specimen }: TypeScaleProps) {
  return (
    <dl className="divide-y divide-line">
      {tokensStarting('text-').map(([name, value]) => (
        <div key={name} className="grid gap-x-8 gap-y-2 py-6 tablet:grid-cols-[11rem_1fr]">
          <dt className="text-label text-ink-soft">
            <b className="block text-small font-semibold text-ink">{name}</b>
            {rounded(pixelsAt(320, value))} px at 320
            <br />
            {rounded(pixelsAt(1366, value))} px at 1366
          </dt>
          <dd
            data-display={inDisplay.has(name) || undefined}
            className="leading-tight text-pretty data-display:font-display data-display:font-heading"
            style={{ fontSize: `var(--${name})` }}
          >
            {name === 'text-figure' ? '$12,480' : specimen}
          </dd>
        </div>
      ))}
    </dl>
  );
}
