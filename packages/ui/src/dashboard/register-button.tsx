import { useState } from 'react';

import { Spinner } from '../components/spinner.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { buttonStyle } from '../lib/button-style.ts';

export interface RegisterButtonProps {
  /** The campaign's title: it ends the button's name. */
  title: string;
  registered: boolean;
  /** Registering is under way. */
  joining: boolean;
  onRegister: () => void;
}

const words = { idle: 'Register', joining: 'Loading...', registered: 'Registered' };

/**
 * 'Register', then 'Loading...', then 'Registered', and back to the first where it failed (`spec §4`). It stays one
 * button, so that it keeps the focus all the way; disabled it answers no click. There is no unregistering.
 */
export function RegisterButton({ title, registered, joining, onRegister }: RegisterButtonProps) {
  const [asked, setAsked] = useState(false);
  const state = registered ? 'registered' : joining ? 'joining' : 'idle';
  const register = () => {
    setAsked(true);
    onRegister();
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={state !== 'idle' || undefined}
        data-variant="secondary"
        data-size="small"
        data-state={state}
        className={`${buttonStyle} data-[state=registered]:bg-pine-mist data-[state=registered]:opacity-100! data-[state=registered]:inset-ring-0!`}
        onClick={state === 'idle' ? register : undefined}
      >
        {state === 'joining' && <Spinner />}
        {state === 'registered' && <Tick />}
        <span>
          {words[state]}
          <VisuallyHidden> for {title}</VisuallyHidden>
        </span>
      </button>
      <output className="sr-only">{asked && registered && `You are registered for ${title}.`}</output>
    </>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current stroke-2">
      <path d="m2.5 8.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
