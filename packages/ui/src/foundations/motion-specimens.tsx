import { useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { token, tokensStarting } from './tokens.ts';

const durations = tokensStarting('motion-');

/** Plays every duration. With `prefers-reduced-motion` the samples jump, as on the site. */
export function MotionSpecimens() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="grid justify-items-start gap-6">
      <dl className="grid w-full gap-5">
        {durations.map(([name, value]) => (
          <div key={name} className="grid items-center gap-x-8 gap-y-2 tablet:grid-cols-[11rem_1fr]">
            <dt className="text-label text-ink-soft">
              <b className="block text-small font-semibold text-ink">{name}</b>
              {value}, {token('ease-out')}
            </dt>
            <dd className="rounded-full bg-paper-deep p-1">
              <div
                data-moved={moved || undefined}
                className="w-8 transition-[width] data-moved:w-full"
                style={{ transitionDuration: `var(--${name})`, transitionTimingFunction: 'var(--ease-out)' }}
              >
                <div className="ml-auto size-8 rounded-full bg-pine" />
              </div>
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" variant="secondary" onClick={() => setMoved(!moved)}>
        {moved ? 'Move back' : 'Move'}
      </Button>
    </div>
  );
}
