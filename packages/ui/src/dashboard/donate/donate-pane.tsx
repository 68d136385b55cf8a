import { Panel } from '../parts/panel.tsx';
import { DonationForm, type DonationFormProps } from './donation-form.tsx';

export type DonatePaneProps = DonationFormProps;

/** Explains what a pledge does, above its form. */
export function DonatePane(form: DonatePaneProps) {
  return (
    <Panel title="Pledge a donation">
      <p className="mb-6 max-w-text text-ink-soft">
        Your pledge becomes an e-mail to the foundation, which replies with how to complete the transfer. No
        card is charged here.
      </p>
      <DonationForm {...form} />
    </Panel>
  );
}
