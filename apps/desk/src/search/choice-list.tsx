import { useEffect } from 'react';

import type { ChoiceGroup } from './find-choices.ts';

export interface ChoiceListProps {
  /** Begins the ids of the list and its options. */
  id: string;
  /** The accessible name of the list. */
  label: string;
  groups: readonly ChoiceGroup[];
  /** The position of the option that Enter chooses, counted through all groups. */
  active: number;
  /** Called with the position of the option that was clicked. */
  onChoose: (at: number) => void;
  /** Called with the position of the option under the pointer. */
  onActive: (at: number) => void;
}

/** Returns the id of an option, for `aria-activedescendant`. */
export const optionId = (id: string, at: number): string => `${id}-option-${at}`;

/** The results of a search, by kind. The focus stays in the field. */
export function ChoiceList({ id, label, groups, active, onChoose, onActive }: ChoiceListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0));
  // The keys are those of the field, and no element of HTML is a list that a field controls.
  const optionOf = (at: number) => ({
    role: 'option',
    id: optionId(id, at),
    'aria-selected': at === active,
    onPointerMove: () => onActive(at),
    onClick: () => onChoose(at),
  });
  return (
    <div {...listOf(`${id}-list`, label)} className="max-h-[55dvh] overflow-y-auto">
      {groups.map(({ choices, title }, group) => (
        <div key={title} {...groupOf(title)} className="pb-2">
          <p aria-hidden className="px-3 py-1 text-label text-ink-soft">
            {title}
          </p>
          {choices.map(({ detail, path, text }, at) => (
            <div
              key={path}
              {...optionOf((starts[group] ?? 0) + at)}
              className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control px-3 py-1 aria-selected:bg-pine-mist forced-colors:aria-selected:outline-2"
            >
              <bdi className="min-w-0 font-semibold wrap-anywhere">{text}</bdi>{' '}
              {detail !== undefined && <bdi className="text-label wrap-anywhere text-ink-soft">{detail}</bdi>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const listOf = (id: string, label: string) => ({ id, role: 'listbox', 'aria-label': label });
const groupOf = (label: string) => ({ role: 'group', 'aria-label': label });
