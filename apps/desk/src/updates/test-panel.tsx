import type { Result } from '@hearthlight/domain';
import { Button, FormNotice, Panel, StatusText, useWords } from '@hearthlight/ui';
import { useAction } from '@hearthlight/ui/parts';

export interface TestPanelProps {
  /** A hint about what to check in the mail. Default: that of an update. */
  lead?: string;
  /** Whether the person has got the present mail as a test. */
  isTested: boolean;
  /** Sends the mail to the person. The result's message names the address. */
  onTest: () => Promise<Result>;
}

/** Sends a mail to many people to oneself first. */
export function TestPanel({ lead, isTested, onTest }: TestPanelProps) {
  const words = useWords('deskUpdates');
  const { run, pending, result } = useAction<'test'>();
  return (
    <Panel title={words.testTitle}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{lead ?? words.testLead}</p>
        {isTested && <StatusText tone="success">{words.tested}</StatusText>}
        <Button variant="secondary" size="small" pending={pending === 'test'} onClick={() => void run('test', onTest)}>
          {words.test}
        </Button>
        <FormNotice result={result} />
      </div>
    </Panel>
  );
}
