'use client';

import { limits } from '@hearthlight/domain';
import { use, useEffect, useState } from 'react';

import { RetryButton } from '../components/actions/retry-button.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { useWords } from '../words/words-provider.tsx';
import { RetryLoading } from './retry-loading.ts';

/** Above a skeleton. Says after eight seconds that loading takes long, and offers to try again (`RetryLoading`). */
export function SlowNotice() {
  const words = useWords('site');
  const retry = use(RetryLoading);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return undefined;
    const timer = setTimeout(() => setIsSlow(true), limits.slowLoading);
    return () => clearTimeout(timer);
  }, [isSlow]);
  if (!isSlow) return null;
  const retryFromHere = () => {
    setIsSlow(false);
    retry?.();
  };
  return (
    <Notice
      tone="info"
      className="mb-5"
      action={retry && <RetryButton variant="secondary" size="small" onRetry={retryFromHere} />}
    >
      {words.slow}
    </Notice>
  );
}
