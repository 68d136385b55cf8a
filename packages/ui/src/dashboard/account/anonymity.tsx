'use client';

import type { Result } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { useAction } from '../../forms/use-action.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface AnonymityProps {
  /** Whether the donor stays anonymous in public. */
  anonymous: boolean;
  /** Changes that. The result's message is shown. */
  onChange: (anonymous: boolean) => Promise<Result>;
}

/** Whether the donor stays anonymous in public, what that means, and a button that changes it. */
export function Anonymity({ anonymous, onChange }: AnonymityProps) {
  const words = useWords('dashboard');
  const { run, pending, result } = useAction<'change'>();
  return (
    <div className="mt-5 grid justify-items-start gap-3 print:hidden">
      <p className="max-w-text text-small">{anonymous ? words.youAreAnonymous : words.youAreNotAnonymous}</p>
      <Button
        variant="secondary"
        size="small"
        pending={pending === 'change'}
        onClick={() => void run('change', () => onChange(!anonymous))}
      >
        {anonymous ? words.noLongerAnonymous : words.stayAnonymous}
      </Button>
      <FormNotice result={result} />
    </div>
  );
}
