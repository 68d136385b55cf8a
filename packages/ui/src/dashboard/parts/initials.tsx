import type { Donor } from '@hearthlight/domain';

export interface InitialsProps {
  /** Absent until the donor is known: the arch is empty. */
  donor?: Pick<Donor, 'first_name' | 'last_name'> | undefined;
  /** Width: `small` is 42 px, `large` 96 px. */
  size?: 'small' | 'large';
}

/**
 * A donor's initials in an arch, in place of a portrait. They are decorative, because the name is in the text beside.
 */
export function Initials({ donor, size = 'small' }: InitialsProps) {
  return (
    <span
      data-part="initials"
      aria-hidden="true"
      data-size={size}
      className="grid aspect-portrait shrink-0 place-items-center rounded-arch-portrait bg-pine-mist pt-1 font-display font-strong text-pine-deep data-[size=large]:w-24 data-[size=large]:text-stat data-[size=small]:w-10.5 data-[size=small]:text-small forced-colors:border"
    >
      {donor && initialsOf(donor)}
    </span>
  );
}

function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].map((name) => Array.from(name.trim())[0] ?? '').join('');
}
