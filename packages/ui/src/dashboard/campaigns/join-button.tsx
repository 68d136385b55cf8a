'use client';

import { paths } from '@hearthlight/domain';
import { useId, useState } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { Icon } from '../../components/media/icon.tsx';
import { buttonStyle } from '../../lib/button-style.ts';
import { type Titled, withSpoken, withTags, withTitle } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface JoinButtonProps {
  /** The campaign. Its title ends the button's accessible name. */
  campaign: Titled;
  /** `joining` while the call is in flight, `joined` once the donor is registered. */
  status: 'open' | 'joining' | 'joined';
  /** Whether the campaign has ended. */
  ended?: boolean;
  /** Called on a click while `status` is `open`. */
  onJoin: () => void;
}

/**
 * Reads 'Register', then 'Loading...', then 'Registered', or 'Register' again after a failure (specification
 * §4). It is one element in every state, so it does not lose the focus. A donor cannot leave a campaign. A sentence
 * below says what registering means.
 */
export function JoinButton({ campaign, status, ended = false, onJoin }: JoinButtonProps) {
  const { title } = campaign;
  const words = useWords('dashboard');
  const labels = { open: words.registerFor, joining: words.registeringFor, joined: words.registeredFor };
  const meaning = ended ? words.registeringMeansEnded : words.registeringMeans;
  const meaningId = useId();
  const [pressed, setPressed] = useState(false);
  const join = () => {
    setPressed(true);
    onJoin();
  };
  return (
    <>
      <button
        type="button"
        aria-describedby={meaningId}
        aria-disabled={status !== 'open' || undefined}
        data-variant="quiet"
        data-size="small"
        data-state={status}
        className={`${buttonStyle} data-[state=joined]:no-underline! data-[state=joined]:opacity-100!`}
        onClick={status === 'open' ? join : undefined}
      >
        {status === 'joining' && <Spinner />}
        {status === 'joined' && <Icon name="done" className="size-4" />}
        <span>{withSpoken(labels[status]({ title }), campaign)}</span>
      </button>
      <p id={meaningId} className="basis-full text-label text-ink-soft">
        {withTags(status === 'joined' ? words.registeredMeans : meaning, (text) => (
          <Link href={paths.pane('updates')} className="py-1">
            {text}
          </Link>
        ))}
      </p>
      <output className="sr-only">
        {pressed && status === 'joined' && withTitle(words.nowRegistered({ title }), campaign)}
      </output>
    </>
  );
}
