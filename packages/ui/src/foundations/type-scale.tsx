import { foundation } from '@hearthlight/domain';

import { pixelsAt } from './fluid.ts';
import { tokensStarting } from './tokens.ts';

/** The display face is for headings, quotes and figures; everything that is read at length is in the sans. */
const inDisplay = new Set(['text-hero', 'text-title', 'text-heading', 'text-quote', 'text-figure']);

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Every step of the type scale, set in its face, with its size on a phone and on a desk. */
export function TypeScale() {
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
            className="leading-tight text-pretty data-display:font-display data-display:font-[560]"
            style={{ fontSize: `var(--${name})` }}
          >
            {name === 'text-figure' ? '$12,480' : foundation.tagline}
          </dd>
        </div>
      ))}
    </dl>
  );
}
