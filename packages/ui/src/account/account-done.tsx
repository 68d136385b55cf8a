import { limits, paths } from '@hearthlight/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Link } from '../components/link.tsx';
import { Notice } from '../components/notice.tsx';

export interface AccountDoneProps {
  /** What the server said of the success. */
  message: string;
  /** Called once after `limits.redirectDelay`. */
  onDone: () => void;
}

/** The end of sign-up and of recovery: it is said that all went well, and after two seconds the way leads to sign-in. */
export function AccountDone({ message, onDone }: AccountDoneProps) {
  const place = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => leave(), limits.redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <Notice tone="success" action={<Link href={paths.signIn}>Go to sign in now</Link>}>
        {message}
      </Notice>
      <p className="text-ink-soft">In a moment this page leads to sign in by itself.</p>
    </div>
  );
}
