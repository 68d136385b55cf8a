'use client';

import type { ReactNode } from 'react';

export interface LostViewProps {
  /** The address of the picture beside the message. */
  picture: string;
  /** The `h1`. Its spaces are kept. */
  title: string;
  /** A sentence about the failure and the way out. */
  message: string;
  /** Links and buttons to continue. */
  children: ReactNode;
}

/** Replaces a page that does not exist or failed to load: what happened, links to continue, and a picture. */
export function LostView({ picture, title, message, children }: LostViewProps) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-12 px-gutter pt-6 pb-section tablet:grid-cols-[1.08fr_.92fr] tablet:gap-18">
      <div role="alert" className="min-w-0">
        <h1 className="text-title break-words whitespace-pre-wrap">{title}</h1>
        <p className="mt-6 max-w-measure-33 text-lead text-ink-soft">{message}</p>
        <div className="mt-9 flex flex-wrap gap-3.5">{children}</div>
      </div>
      <img
        src={picture}
        alt=""
        width={400}
        height={330}
        // Offline the picture fails as well, and browsers would show a frame in its place.
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
        className="w-full rounded-arch"
      />
    </div>
  );
}
