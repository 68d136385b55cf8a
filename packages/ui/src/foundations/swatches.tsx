import { allowedPairs } from './contrast.ts';
import { colours } from './tokens.ts';

function standsOn(name: string): string {
  const grounds = allowedPairs.filter(({ ink }) => ink === name).map(({ on }) => on);
  return grounds.length > 0 ? `on ${grounds.join(', ')}` : 'a ground or a line';
}

/** Every colour of the design, in an arch, with its value and the grounds on which it may stand. */
export function Swatches() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-8">
      {colours.map(([name, value]) => (
        <li key={name}>
          <div className="h-32 arch border border-line" style={{ background: value }} />
          <p className="mt-3 text-small font-semibold">{name}</p>
          <p className="text-label tabular">{value}</p>
          <p className="text-label text-ink-soft">{standsOn(name)}</p>
        </li>
      ))}
    </ul>
  );
}
