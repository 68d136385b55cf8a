import { allowedPairs, minimumContrast } from '@hearthlight/domain/palette';

import { contrastOf } from './contrast.ts';
import { token } from './tokens.ts';

/** Every allowed pair of colors with a sample, its contrast and the required minimum. */
export function ContrastTable() {
  return (
    <ul className="grid gap-3 tablet:grid-cols-2">
      {allowedPairs.map((pair) => (
        <li
          key={`${pair.ink} on ${pair.on}`}
          className="flex items-center gap-4 rounded-control border border-line p-2 pe-4"
          style={{ background: token('paper') }}
        >
          <span
            aria-hidden="true"
            className="flex size-14 shrink-0 items-center justify-center rounded-control border border-line font-display text-heading"
            style={{ background: token(pair.on), color: token(pair.ink) }}
          >
            {pair.as === 'edge or shape' ? '■' : 'Aa'}
          </span>
          <span className="grow text-small">
            <b className="font-semibold">{pair.ink}</b> on {pair.on}
            <span className="block text-label text-ink-soft">
              {pair.as}: at least {minimumContrast[pair.as]}:1
            </span>
          </span>
          <span className="text-small font-semibold tabular">{contrastOf(pair).toFixed(2)}</span>
        </li>
      ))}
    </ul>
  );
}
