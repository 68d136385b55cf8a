import type { ReactNode } from 'react';

export interface StatusTextProps {
  /** Completed is green, pending amber, failed red (`spec §4`); neutral is quiet and has no dot. */
  tone: 'completed' | 'pending' | 'failed' | 'neutral';
  children: ReactNode;
}

const tones = {
  completed: 'font-semibold text-completed',
  pending: 'font-semibold text-pending',
  failed: 'font-semibold text-failed',
  neutral: 'text-ink-soft',
};

/** How something stands, in a word. The word says it; the colour only repeats it. */
export function StatusText({ tone, children }: StatusTextProps) {
  return (
    <span data-tone={tone} className={`inline-flex items-center gap-2 ${tones[tone]}`}>
      {tone !== 'neutral' && <span aria-hidden="true" className="size-[9px] rounded-full bg-current" />}
      {children}
    </span>
  );
}
