import { Panel } from '../panes/panel.tsx';
import { HelpForm, type HelpFormProps } from './help-form.tsx';

export type HelpPaneProps = HelpFormProps;

/**
 * Explains what the help request does, above its form.
 *
 * @summary Explains what the help request does, above its form.
 */
export function HelpPane(form: HelpPaneProps) {
  return (
    <Panel title="Tell us what would help">
      <p className="mb-6 max-w-text text-ink-soft">
        Your answers become an e-mail to the foundation. You check it in your own mail program and send it
        from there. Nothing is sent until you send it.
      </p>
      <HelpForm {...form} />
    </Panel>
  );
}
