import { allowedPairs } from '@hearthlight/domain/palette';

import { colors } from './tokens.ts';

function usageOf(name: string): string {
  const backgrounds = allowedPairs.filter(({ ink }) => ink === name).map(({ on }) => on);
  return backgrounds.length > 0 ? `on ${backgrounds.join(', ')}` : 'background or line';
}

/** Every color token with its value and the backgrounds it may be used on. */
export function Swatches() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-8">
      {colors.map(([name, value]) => (
        <li key={name}>
          <div className="h-32 rounded-arch border border-line" style={{ background: value }} />
          <p className="mt-3 text-small font-semibold">{name}</p>
          <p className="text-label tabular">{value}</p>
          <p className="text-label text-ink-soft">{usageOf(name)}</p>
        </li>
      ))}
    </ul>
  );
}
