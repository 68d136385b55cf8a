import { DonationForm, type DonationFormProps } from './donation-form.tsx';
import { Panel } from './panel.tsx';

export type DonatePaneProps = DonationFormProps;

/** Where a donor pledges a donation. */
export function DonatePane(form: DonatePaneProps) {
  return (
    <Panel title="Pledge a donation">
      <p className="mb-6 max-w-text text-ink-soft">
        Your pledge becomes an e-mail to the foundation, which answers with how to complete the transfer. No
        card is charged here.
      </p>
      <DonationForm {...form} />
    </Panel>
  );
}
