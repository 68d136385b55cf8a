import { useState } from 'react';

import { Button } from '../components/button.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

export interface RegisterButtonProps {
  /** The campaign's title: it ends the button's name. */
  title: string;
  registered: boolean;
  /** Registering is under way. */
  joining: boolean;
  onRegister: () => void;
}

/**
 * 'Register', then 'Loading...', then 'Registered', and back to the first where it failed (`spec §4`). It stays one
 * button, so that it keeps the focus all the way; disabled it answers no click. There is no unregistering.
 */
export function RegisterButton({ title, registered, joining, onRegister }: RegisterButtonProps) {
  const [asked, setAsked] = useState(false);
  const idle = !registered && !joining;
  const register = () => {
    setAsked(true);
    onRegister();
  };
  return (
    <>
      <Button variant="secondary" size="small" aria-disabled={!idle} onClick={idle ? register : undefined}>
        {registered && <Tick />}
        <span>
          {registered ? 'Registered' : joining ? 'Loading...' : 'Register'}
          <VisuallyHidden> for {title}</VisuallyHidden>
        </span>
      </Button>
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
