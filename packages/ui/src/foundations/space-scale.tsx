import { pixelsAt } from './fluid.ts';
import { tokensStarting } from './tokens.ts';

/** Utility that applies a token, by the prefix of the token's name. */
const utilities: readonly [prefix: string, classOf: (name: string) => string][] = [
  ['space-', (name) => (name === 'gutter' ? 'px-gutter' : `py-${name}`)],
  ['grid-gap-', (name) => `gap-grid-${name}`],
  ['width-', (name) => `max-w-${name}`],
  ['radius-', (name) => `rounded-${name}`],
];

const sizes = utilities.flatMap(([prefix, classOf]) =>
  tokensStarting(prefix).map(([token, value]) => ({
    token,
    value,
    utility: classOf(token.slice(prefix.length)),
  })),
);

/** Every space, width and radius with its class and its size at 320 and 1366 px. */
export function SpaceScale() {
  return (
    <ul className="grid gap-5">
      {sizes.map(({ token, value, utility }) => (
        <li
          key={token}
          className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-2 tablet:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <p className="text-label text-ink-soft">
            <b className="block text-small font-semibold text-ink">{utility}</b>
            {Math.round(pixelsAt(320, value))} px at 320, {Math.round(pixelsAt(1366, value))} px at 1366
          </p>
          {token.startsWith('radius-') ? (
            <div className="size-20 border-2 border-pine bg-pine-mist" style={{ borderRadius: `var(--${token})` }} />
          ) : (
            <div className="h-6 max-w-full rounded-full bg-pine" style={{ width: `var(--${token})` }} />
          )}
        </li>
      ))}
    </ul>
  );
}
