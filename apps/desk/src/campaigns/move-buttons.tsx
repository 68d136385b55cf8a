import { Icon, useWords } from '@hearthlight/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Where a campaign can be moved: to the first place, or by one. */
export type CampaignMove = 'top' | 'up' | 'down';

/** Where a campaign is in its list, and how it is moved. */
export interface MovingProps {
  /** The place in the list, from 0. */
  place: number;
  /** The number of campaigns. */
  count: number;
  /** Whether a move is being saved. */
  isPending: boolean;
  /** Called with where the campaign is to go. */
  onMove: (to: CampaignMove) => void;
}

export interface MoveButtonsProps extends MovingProps {
  /** The campaign's title, for screen readers. */
  title: string;
}

/**
 * Moves a campaign in its list. The focus stays on the button, also where the row moves in the document. A button that
 * has nothing left to do stays focusable.
 */
export function MoveButtons({ title, place, count, isPending, onMove }: MoveButtonsProps) {
  const words = useWords('deskCampaigns');
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(undefined);
  // React moves the row, which takes the focus away.
  useEffect(() => {
    if (!pressed.current || pressed.current.from === place) return;
    pressed.current.button.focus({ preventScroll: true });
    pressed.current = undefined;
  });
  const button = (to: CampaignMove, name: string, isUseless: boolean, icon: ReactNode) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isUseless || isPending || undefined}
      onClick={({ currentTarget }) => {
        if (isUseless || isPending) return;
        pressed.current = { button: currentTarget, from: place };
        onMove(to);
      }}
      className="grid size-11 place-items-center rounded-control text-pine-deep hover:bg-pine-mist aria-disabled:text-ink-soft aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {icon}
    </button>
  );
  return (
    <div className="flex">
      {button('top', words.moveToTop({ title }), place === 0, <TopArrow />)}
      {button('up', words.moveUp({ title }), place === 0, <Icon name="chevron" className="size-5 rotate-180" />)}
      {button('down', words.moveDown({ title }), place === count - 1, <Icon name="chevron" className="size-5" />)}
    </div>
  );
}

/** An arrow up to a line. */
const TopArrow = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
    <path d="M3 2.5h10M3.5 11 8 6.5l4.5 4.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
