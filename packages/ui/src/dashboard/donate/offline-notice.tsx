'use client';

import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';

/** Says what waits for a connection while the browser has none. Stands in for parts that are still loading. */
export function OfflineNotice() {
  const words = useWords('donate');
  return navigator.onLine ? null : <Notice tone="info">{words.offline}</Notice>;
}
