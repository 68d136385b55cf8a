import { useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { token, tokensStarting } from './tokens.ts';

const durations = tokensStarting('motion-');

/** Usage of each duration, by the name of its token. */
const uses: Readonly<Record<string, string>> = {
  'motion-act': 'duration-act, and every transition that names no other',
  'motion-step': 'duration-step, SlidingSteps',
  'motion-slide': 'animate-ticker-slide',
  'motion-turn': 'animate-turn, at an even pace',
};

/** The easing token of a duration. Endless rotation has none. */
const curveOf = (name: string) => (name === 'motion-turn' ? 'linear' : 'var(--ease-out)');

/** Plays every duration. With `prefers-reduced-motion` the samples jump, as on the site. */
export function MotionSpecimens() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="grid justify-items-start gap-6">
      <p className="text-small">
        The curve is <b className="font-semibold">ease-out</b>, {token('ease-out')}, for everything that moves from one
        place to another.
      </p>
      <dl className="grid w-full gap-5">
        {durations.map(([name, value]) => (
          <div key={name} className="grid items-center gap-x-8 gap-y-2 tablet:grid-cols-[14rem_1fr]">
            <dt className="text-label text-ink-soft">
              <b className="block text-small font-semibold text-ink">
                {name}, {value}
              </b>
              {uses[name]}
            </dt>
            <dd className="rounded-full bg-paper-deep p-1">
              <div
                data-moved={moved || undefined}
                className="w-8 transition-[width] data-moved:w-full"
                style={{ transitionDuration: `var(--${name})`, transitionTimingFunction: curveOf(name) }}
              >
                <div className="ms-auto size-8 rounded-full bg-pine" />
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
