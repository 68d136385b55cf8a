'use client';

import {
  type Campaign,
  campaignOfCause,
  type Donation,
  donationDraft,
  type DonationEntry,
  type Foundation,
  fromCents,
  type PledgeDraft,
} from '@hearthlight/domain';
import { useWatch } from 'react-hook-form';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { type DraftProps, type EntryProps, useMailForm } from '../../forms/use-mail-form.ts';
import { useWords } from '../../words/words-provider.tsx';
import { emptyDonation } from '../parts/donation-entry.ts';
import type { UnsentEntries } from '../parts/unsent-entries-context.ts';
import { DonationSteps } from './donation-steps.tsx';
import { DonationSummary, type DonationSummaryProps, type ShownCampaign } from './donation-summary.tsx';
import type { PledgeResultProps } from './pledge-result.tsx';
import { TabPledges } from './tab-pledges.tsx';
import { transferOf } from './transfer-of.ts';
import { usePledges } from './use-pledges.ts';
import { withHomeCampaign } from './with-home-campaign.ts';

const loadRules = async () => (await import('@hearthlight/domain/forms')).donationForm;

/** Props that the pane of donations passes on to its form. */
export interface PledgeProps extends DraftProps {
  /**
   * The foundation's finance address, bank account, payment links, suggested amounts, and its sentences below the
   * amount.
   */
  foundation: Pick<Foundation, 'financeEmail' | 'suggestedAmounts'> &
    PledgeResultProps['foundation'] &
    DonationSummaryProps['notes'];
  /** The number of the signed-in donor, for the payment reference. */
  donor?: number | undefined;
  /** The e-mail address of the signed-in donor, for payment links. */
  email?: string | undefined;
  /**
   * The campaigns to choose from, in order; `undefined` while they load.
   */
  campaigns?: ReadonlyArray<Campaign> | undefined;
  /** The donor's donations, as far as they are known: a paid pledge is not offered again. */
  donations?: readonly Donation[] | undefined;
  /** The campaign of the home page that the visitor chose. It may not be one of `campaigns`. */
  homeCampaign?: ShownCampaign | undefined;
  /** Address of the picture beside the form while no campaign is chosen. */
  picture: string;
  /** Today's date, which decides what has ended. */
  now: Date;
}

export interface DonationFormProps
  extends PledgeProps, EntryProps<DonationEntry>, Pick<UnsentEntries, 'readPledges' | 'onPledgesChange'> {}

/**
 * Donation pledge. It opens a mail draft to the foundation and keeps its values. Unchanged values are the same pledge
 * with the same reference, also after a reload; changed ones make a new pledge.
 */
export function DonationForm({
  foundation,
  donor,
  email,
  campaigns,
  donations,
  homeCampaign,
  picture,
  now,
  readPledges,
  onPledgesChange,
  onOpenDraft,
  ...mailForm
}: DonationFormProps) {
  const words = useWords('donate');
  const pledges = usePledges({ donor, donations, readPledges, onPledgesChange });
  const { own, keep, madeFrom } = pledges;
  const { form, submit, pending, result, draft } = useMailForm({
    loadRules,
    defaults: emptyDonation,
    draftOf: (pledge, entry): PledgeDraft => {
      const made = madeFrom(entry);
      if (made) return made;
      const campaign = campaignOfCause(pledge.donation_cause, campaigns ?? [])?.id;
      const canBePaid = foundation.bankAccount ?? foundation.paymentLinks;
      const transfer = canBePaid && transferOf(pledge, { donor, campaign });
      return {
        ...donationDraft(foundation.financeEmail, pledge, transfer?.reference),
        transfer: transfer && { ...transfer, method: pledge.selected_payment_method },
        amount: fromCents(pledge.donation_amount),
        donor,
        entry,
      };
    },
    onOpenDraft: async (made) => {
      await onOpenDraft(made);
      keep(made);
    },
    ...mailForm,
  });
  const entry = { ...emptyDonation, ...useWatch({ control: form.control }) };
  const { donation_amount: typed, donation_cause: cause } = entry;
  const options = withHomeCampaign(campaigns, homeCampaign);
  const chosen = campaignOfCause(cause, options ?? []);
  // Text that is in no pledge yet stays. Values that are pledged give way, so that the summary is of the shown pledge.
  const showAgain = (other: DonationEntry) => {
    const isPledged = madeFrom(entry) !== undefined;
    if (isPledged) form.reset(other, { keepDefaultValues: true });
    pledges.showAgain(other);
  };
  return (
    <Form onSubmit={submit} aria-label={words.donate} className="@container/form">
      <div className="grid items-start gap-5 *:min-w-0 @pair/form:grid-cols-[minmax(0,1fr)_20.5rem]">
        <DonationSteps form={form} foundation={foundation} typed={typed} cause={cause} campaigns={options} now={now} />
        <div className="@pair/form:sticky @pair/form:top-8 @pair/form:col-start-2 @pair/form:row-span-2 @pair/form:row-start-1">
          <DonationSummary typed={typed} campaign={chosen} picture={picture} notes={foundation}>
            {own.length > 0 && !madeFrom(entry) && <Notice tone="info">{words.aNewPledge}</Notice>}
            <FormNotice result={result} />
            <Button type="submit" pending={pending} fullWidth>
              {words.donateByEMail}
            </Button>
          </DonationSummary>
        </div>
        <TabPledges
          pledges={pledges}
          onShow={showAgain}
          entry={entry}
          opened={draft}
          foundation={foundation}
          email={email}
          now={now}
        />
      </div>
    </Form>
  );
}
