'use client';

import { limits, paths } from '@hearthlight/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { useWords } from '../words/words-provider.tsx';

/** What a visitor has done before signing in. */
type AccountStep = 'sign-up' | 'recovery';

export interface AccountDoneProps {
  /** The server's message about the success. */
  message: string;
  /** The account's address, which sign-in then fills in. */
  email: string;
  /** What succeeded, for the sentence on the sign-in page. */
  done: AccountStep;
  /** Called once after `limits.redirectDelay`. */
  onDone: () => void;
}

/** The success message of sign-up and recovery, followed by sign-in after two seconds. */
export function AccountDone({ message, email, done, onDone }: AccountDoneProps) {
  const words = useWords('account');
  const container = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    container.current?.focus();
    const timer = setTimeout(() => leave(), limits.redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <Notice
        tone="success"
        action={
          <Link href={paths.signIn} state={{ email, done }} className="tap-target">
            {words.signInNow}
          </Link>
        }
      >
        {message}
      </Notice>
      <p className="text-ink-soft">{words.signInSoon}</p>
    </div>
  );
}
