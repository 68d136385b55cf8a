import { Panel } from '../parts/panel.tsx';
import { HelpForm, type HelpFormProps } from './help-form.tsx';
import { HelpSteps, type HelpStepsProps } from './help-steps.tsx';

export type HelpPaneProps = HelpFormProps & HelpStepsProps;

/**
 * Explains what the help request does, above its form. A wide screen shows beside it what happens next; on a smaller
 * one it would push the first field out of the first view.
 */
export function HelpPane({ assistance, ...form }: HelpPaneProps) {
  return (
    <Panel title="Tell us what would help">
      <p className="mb-6 max-w-text text-ink-soft">
        Your answers become an e-mail to the foundation. You check it in your own mail program and send it
        from there. Nothing is sent until you send it.
      </p>
      <div className="grid items-start gap-x-10 *:min-w-0 wide:grid-cols-[1fr_min(19rem,38%)]">
        <HelpForm {...form} />
        <div className="hidden wide:sticky wide:top-8 wide:block">
          <HelpSteps assistance={assistance} />
        </div>
      </div>
    </Panel>
  );
}
