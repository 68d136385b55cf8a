import { formatDay, formatMoney } from '@hearthlight/domain';
import type { DeskBill } from '@hearthlight/domain/desk';
import { Fact, FactList, useWords } from '@hearthlight/ui';

export interface BillFactsProps {
  /** The bill that is shown. */
  bill: DeskBill;
}

/** What a bill is for, and who recorded and approved it. */
export function BillFacts({ bill }: BillFactsProps) {
  const words = useWords('deskBills');
  const { approved_by: approvedBy, campaign, recorded_by: recordedBy } = bill;
  return (
    <FactList variant="columns">
      <Fact label={words.amount}>
        <bdi className="tabular">{formatMoney(bill.amount)}</bdi>
      </Fact>
      <Fact label={words.date}>{formatDay(bill.date)}</Fact>
      <Fact label={words.kind}>
        <bdi>{bill.kind}</bdi>
      </Fact>
      <Fact label={words.campaign}>
        <bdi>{campaign ?? words.noCampaign}</bdi>
      </Fact>
      <Fact label={words.state}>
        {recordedBy !== null && <span className="block">{words.recordedBy({ name: recordedBy })}</span>}
        {approvedBy !== null && <span className="block">{words.approvedBy({ name: approvedBy })}</span>}
      </Fact>
      {bill.paid_on !== null && <Fact label={words.payDay}>{formatDay(bill.paid_on)}</Fact>}
    </FactList>
  );
}
