'use client';

import { formats } from '@hearthlight/domain';

import { useWords } from '../words/words-provider.tsx';

/** Names the time zone of the hours beside it, which is the foundation's. Once on each page that shows hours. */
export function ZoneNote() {
  const words = useWords('site');
  return <p className="text-label text-ink-soft">{words.timeZone({ zone: formats().timeZoneName })}</p>;
}
