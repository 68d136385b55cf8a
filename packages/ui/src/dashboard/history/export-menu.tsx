'use client';

import { paths } from '@hearthlight/domain';
import { useId } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Icon } from '../../components/media/icon.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { useWords } from '../../words/words-provider.tsx';

/** One way to take donations along. */
export interface ExportChoice {
  /** The action, as a command. */
  label: string;
  /** Its contents or its use. */
  hint: string;
  onChoose: () => void;
}

export interface ExportMenuProps {
  /** In the order in which they are listed. */
  choices: ReadonlyArray<ExportChoice>;
  /** A file is being made. */
  pending: boolean;
}

/** The button 'Export' and the list of files and prints that it opens. */
export function ExportMenu({ choices, pending }: ExportMenuProps) {
  const words = useWords('history');
  const { open, toggle, close, root, button } = useDisclosure<HTMLDivElement>();
  const listId = useId();
  const choose = (choice: ExportChoice) => {
    close();
    button.current?.focus();
    choice.onChoose();
  };
  return (
    <div ref={root} className="relative print:hidden">
      <Button
        ref={button}
        variant="secondary"
        size="small"
        pending={pending}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {words.export}
        <Icon name="chevron" className="size-4" />
      </Button>
      <div
        id={listId}
        hidden={!open}
        className="absolute end-0 top-full z-10 mt-2 w-76 max-w-[80vw] rounded-pane border border-line bg-paper p-2 shadow-raised"
      >
        <ul className="list-['']">
          {choices.map((choice) => (
            <li key={choice.label}>
              <button
                type="button"
                onClick={() => choose(choice)}
                className="w-full rounded-control px-3 py-2 text-start hover:bg-pine-mist"
              >
                <span className="block text-small font-semibold">{choice.label}</span>{' '}
                <span className="block text-label text-ink-soft">{choice.hint}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-1 border-t border-line px-3 pt-1">
          <Link href={paths.ledger} className="tap-target text-label">
            {words.checkStatement}
          </Link>
        </p>
      </div>
    </div>
  );
}
