import type { Result } from '@hearthlight/domain';
import { Button, FormNotice, Panel } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';

export interface ActionPanelProps {
  /** The title and the text of the button. */
  title: string;
  /** A description of the action. */
  children: string;
  /** Called by the button. A refusal is shown. */
  onAct: () => Promise<Result>;
}

/** An action with what it does, and the reason if it is refused. */
export function ActionPanel({ title, children, onAct }: ActionPanelProps) {
  const { run, pending, result } = useAction<'act'>();
  return (
    <Panel title={title}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{children}</p>
        <Button variant="secondary" size="small" pending={pending === 'act'} onClick={() => void run('act', onAct)}>
          {title}
        </Button>
        <FormNotice result={refusalOf(result)} />
      </div>
    </Panel>
  );
}
