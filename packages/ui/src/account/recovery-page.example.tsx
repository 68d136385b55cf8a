import { useState } from 'react';

import { RecoveryPage, type RecoveryPageProps } from './recovery-page.tsx';

/** Keeps the step, as an app does in the browser's history. */
export function WithHistory(props: RecoveryPageProps) {
  const [progress, setProgress] = useState(props.progress);
  return (
    <RecoveryPage
      {...props}
      progress={progress}
      onProgress={(next) => {
        setProgress(next);
        props.onProgress(next);
      }}
      onBack={() => setProgress(undefined)}
    />
  );
}
