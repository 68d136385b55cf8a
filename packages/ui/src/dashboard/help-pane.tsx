import { HelpForm, type HelpFormProps } from './help-form.tsx';
import { Panel } from './panel.tsx';

export type HelpPaneProps = HelpFormProps;

/** Where somebody asks the foundation for help. */
export function HelpPane(form: HelpPaneProps) {
  return (
    <Panel title="Tell us what would help">
      <p className="mb-6 max-w-text text-ink-soft">
        Your answers become an e-mail to the foundation. You read it once more in your own mail program, then
        you send it. Nothing is sent before.
      </p>
      <HelpForm {...form} />
    </Panel>
  );
}
