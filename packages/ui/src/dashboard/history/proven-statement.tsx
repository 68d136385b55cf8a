import { paths } from '@hearthlight/domain';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { saveText } from '../../lib/save-text.ts';
import { Panel } from '../parts/panel.tsx';
import type { LoadStatement } from './loaded-statement.ts';

export interface ProvenStatementProps {
  /** Loads the statement. */
  onLoad: LoadStatement;
}

/** Download the statement that anyone can check against the public ledger. */
export function ProvenStatement({ onLoad }: ProvenStatementProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    const statement = await onLoad().catch(() => undefined);
    setState(statement ? 'idle' : 'failed');
    if (statement) saveText('statement.json', 'application/json', statement.text);
  };
  return (
    <div className="min-w-0 print:hidden">
      <Panel title="Statement with proofs">
        <p className="mb-5 max-w-measure-34 text-small text-ink-soft">
          A file with all your donations in closed months, without your name. Anyone can{' '}
          <Link href={paths.ledger} className="py-1">
            check it in the public ledger
          </Link>
          .
        </p>
        <Button variant="secondary" pending={state === 'loading'} onClick={() => void download()}>
          Download with proofs
        </Button>
        {state === 'failed' && (
          <div className="mt-4">
            <Notice tone="error">The statement could not be loaded. Please try again.</Notice>
          </div>
        )}
      </Panel>
    </div>
  );
}
