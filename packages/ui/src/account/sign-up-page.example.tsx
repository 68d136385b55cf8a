import { useState } from 'react';

import { SignUpPage, type SignUpPageProps } from './sign-up-page.tsx';

/** Keeps the step, as an app does in the browser's history. */
export function WithHistory(props: SignUpPageProps) {
  const [progress, setProgress] = useState(props.progress);
  return (
    <SignUpPage
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
