import { pixelsAt } from './fluid.ts';
import { tokensStarting } from './tokens.ts';

const sizes = ['space-', 'radius-', 'width-'].flatMap(tokensStarting);

/** Every space, radius and width token with its size at 320 and 1366 px. */
export function SpaceScale() {
  return (
    <ul className="grid gap-5">
      {sizes.map(([name, value]) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-2 tablet:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <p className="text-label text-ink-soft">
            <b className="block text-small font-semibold text-ink">{name}</b>
            {Math.round(pixelsAt(320, value))} px at 320, {Math.round(pixelsAt(1366, value))} px at 1366
          </p>
          {name.startsWith('radius-') ? (
            <div
              className="size-20 border-2 border-pine bg-pine-mist"
              style={{ borderRadius: `var(--${name})` }}
            />
          ) : (
            <div className="h-6 max-w-full rounded-full bg-pine" style={{ width: `var(--${name})` }} />
          )}
        </li>
      ))}
    </ul>
  );
}
