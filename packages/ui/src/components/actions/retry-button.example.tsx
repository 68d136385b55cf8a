import { useState } from 'react';

import { Section } from '../layout/section.tsx';
import { RetryButton, type RetryButtonProps } from './retry-button.tsx';

export function TopStories({ onRetry, ...buttonProps }: RetryButtonProps) {
  const [loaded, setLoaded] = useState(false);
  const retry = () => {
    setLoaded(true);
    onRetry();
  };
  return (
    <Section title="Top Stories">
      {loaded ? <a href="/news">The first story</a> : <RetryButton {...buttonProps} onRetry={retry} />}
    </Section>
  );
}
