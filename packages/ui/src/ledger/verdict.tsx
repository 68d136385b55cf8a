import type { ReactNode } from 'react';

export interface VerdictProps {
  /** `completed` is good news. `failed` is announced at once. */
  tone: 'completed' | 'failed';
  /** The verdict in a few words. */
  title: string;
  /** What it rests on, or what to do. */
  children: ReactNode;
}

/** The outcome of a check, in large type. */
export function Verdict({ tone, title, children }: VerdictProps) {
  return (
    <div role={tone === 'failed' ? 'alert' : 'status'} data-tone={tone} className="group">
      <p className="font-display text-quote font-heading text-balance text-completed group-data-[tone=failed]:text-failed">
        {title}
      </p>
      <div className="mt-3">{children}</div>
    </div>
  );
}
