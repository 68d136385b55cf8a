import type { Role, SearchResult } from '@hearthlight/domain/desk';
import { Dialog, useWords } from '@hearthlight/ui';
import { controlStyle } from '@hearthlight/ui/parts';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

import { ChoiceList, optionId } from './choice-list.tsx';
import { findChoices, type SearchWords } from './find-choices.ts';

export interface SearchDialogProps {
  /** The role of the signed-in person, which decides about pages and actions. */
  role: Role;
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when the person closes the dialog. */
  onClose: () => void;
  /** The typed text. */
  search: string;
  onSearch: (search: string) => void;
  /** The server's results. Absent before it has answered. */
  result: SearchResult | undefined;
  /** Whether the server could not be asked. */
  failed?: boolean;
  /** Called with the address of what the person chose. */
  onChoose: (path: string) => void;
}

/** Finds donors, gifts, articles, campaigns, pages and actions, by mouse or keyboard (the combobox pattern of ARIA). */
export function SearchDialog({ open, onClose, ...box }: SearchDialogProps) {
  const words = useWords('deskSearch');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words.title}
      initialFocus={field}
      className="self-start"
    >
      <SearchBox field={field} {...box} />
    </Dialog>
  );
}

interface SearchBoxProps extends Omit<SearchDialogProps, 'open' | 'onClose'> {
  field: RefObject<HTMLInputElement | null>;
}

function SearchBox({ failed = false, field, onChoose, onSearch, result, role, search }: SearchBoxProps) {
  const all = useSearchWords();
  const words = all.deskSearch;
  const id = useId();
  const [active, setActive] = useState(0);
  const groups = findChoices({ words: all, role, search, result });
  const choices = groups.flatMap((group) => group.choices);
  const current = Math.min(active, choices.length - 1);
  const move = (step: number) => setActive((current + step + choices.length) % Math.max(1, choices.length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => choose(current) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const choose = (at: number) => {
    const choice = choices[at];
    if (choice) onChoose(choice.path);
  };
  return (
    <div className="grid gap-4">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? optionId(id, current) : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className={`${controlStyle} min-h-13`}
        value={search}
        onChange={({ currentTarget: { value } }) => {
          setActive(0);
          onSearch(value);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="text-label text-ink-soft">
        {words.hint}
      </p>
      <ChoiceList id={id} label={words.title} groups={groups} active={current} onChoose={choose} onActive={setActive} />
      {choices.length === 0 && result && <p className="text-ink-soft">{words.nothing}</p>}
      {failed && <p className="text-failed">{words.failed}</p>}
      <output className="sr-only">{search !== '' && words.count({ count: choices.length })}</output>
    </div>
  );
}

/** The words of everything that can be found. */
const useSearchWords = (): SearchWords => ({
  desk: useWords('desk'),
  deskBills: useWords('deskBills'),
  deskCampaigns: useWords('deskCampaigns'),
  deskGifts: useWords('deskGifts'),
  deskImports: useWords('deskImports'),
  deskNews: useWords('deskNews'),
  deskOccasions: useWords('deskOccasions'),
  deskStaff: useWords('deskStaff'),
  deskSearch: useWords('deskSearch'),
  deskUpdates: useWords('deskUpdates'),
});
