import { Icon, useWords } from '@hearthlight/ui';

export interface FilterChipsProps {
  /** Accessible name of the list. */
  label: string;
  /** The parts of the filter that are set, in the order of its fields. */
  parts: ReadonlyArray<{ name: string; label: string }>;
  /** Called with the name of the part to remove. */
  onRemove: (name: string) => void;
}

/** The parts of a filter that are set, each with a button that removes it. */
export function FilterChips({ label, parts, onRemove }: FilterChipsProps) {
  const words = useWords('desk');
  if (parts.length === 0) return null;
  return (
    <ul aria-label={label} className="flex list-[''] flex-wrap gap-2">
      {parts.map(({ name, label: part }) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            aria-label={words.removeFilter({ part })}
            onClick={() => onRemove(name)}
            className="flex min-h-11 items-center gap-2 rounded-full bg-pine-mist px-4 text-start text-small wrap-anywhere text-pine-deep hover:bg-paper-deep"
          >
            <bdi>{part}</bdi>
            <Icon name="close" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
