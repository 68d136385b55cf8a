import { formatMoney, progressOf } from '@hearthlight/domain';
import type { DeskCampaign } from '@hearthlight/domain/desk';
import { ProgressBar, useWords } from '@hearthlight/ui';

export interface CampaignAmountsProps {
  /** The campaign whose amounts are shown. */
  campaign: Pick<DeskCampaign, 'title' | 'amount_before' | 'amount_raised' | 'target_amount' | 'no_of_contributors'>;
}

/** The amount that a campaign has raised, by the books. */
export function CampaignAmounts({ campaign }: CampaignAmountsProps) {
  const words = useWords('deskCampaigns');
  const { amountBefore } = useWords('books');
  const {
    amount_before: before,
    amount_raised: raised,
    no_of_contributors: donors,
    target_amount: goal,
    title,
  } = campaign;
  const { filled, text } = progressOf(raised, goal);
  return (
    <div className="grid gap-1.5">
      <p className="text-small font-semibold tabular">
        {words.raisedOf({ raised: formatMoney(raised), goal: formatMoney(goal) })}
      </p>
      {before > 0 && (
        <p className="text-label text-ink-soft tabular">{amountBefore({ amount: formatMoney(before) })}</p>
      )}
      <ProgressBar label={title} value={filled} valueText={text} />
      <p className="text-label text-ink-soft tabular">{words.donors({ count: donors })}</p>
    </div>
  );
}
