import { Link } from '@hearthlight/ui';

export interface FilterLinksProps {
  /** Accessible name of the choice. */
  label: string;
  /** The choices in their order. */
  choices: ReadonlyArray<{ name: string; label: string; href: string }>;
  /** The name of the present choice. */
  current: string | undefined;
}

/** Links to the parts of a list, or to the pages of one thing, in one row. */
export function FilterLinks({ label, choices, current }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="-ms-2.5 flex flex-wrap gap-y-1">
        {choices.map((choice) => (
          <li key={choice.name} className="min-w-0">
            <Link
              variant="plain"
              href={choice.href}
              aria-current={choice.name === current ? 'page' : undefined}
              className="group flex min-h-11 min-w-11 px-2.5 text-nav wrap-anywhere hover:text-pine aria-[current=page]:font-strong aria-[current=page]:text-pine-deep"
            >
              <span className="flex items-center border-b-3 border-transparent group-aria-[current=page]:border-pine">
                {choice.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
