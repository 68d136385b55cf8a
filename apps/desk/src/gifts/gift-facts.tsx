import { formatDay, formatMoney, inGroupsOfFour, paymentMethodName } from '@hearthlight/domain';
import { deskDonorPath, deskGiftPath, type Gift } from '@hearthlight/domain/desk';
import { Fact, FactList, Link, Sheet, useWords } from '@hearthlight/ui';

import { GiftSourceFacts } from './gift-source-facts.tsx';
import { GiftStatus } from './gift-status.tsx';
import { GiverName } from './giver-name.tsx';

export interface GiftFactsProps {
  /** The gift whose facts are shown. */
  gift: Gift;
}

/** The current state of a gift in the books. */
export function GiftFacts({ gift }: GiftFactsProps) {
  const words = useWords('deskGift');
  const names = useWords('deskGifts');
  const methodWords = useWords('paymentMethods');
  const { amount, campaign, cause, date, external_id: number, giver, method, pledge, reference, status } = gift;
  return (
    <Sheet aria-label={words.title({ number: String(gift.id) })}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
        <b className="font-display text-stat tabular">
          <bdi>{formatMoney(amount)}</bdi>
        </b>
        <GiftStatus status={status} paidWith={gift.paid_with} />
      </div>
      <FactList variant="columns">
        <Fact label={names.giver}>
          <GiverName giver={giver} />
          {giver?.email && giver.name && (
            <span className="block text-small text-ink-soft">
              <bdi dir="ltr">{giver.email}</bdi>
            </span>
          )}
          {giver?.donor_id != null && (
            <Link href={deskDonorPath(giver.donor_id)} className="tap-target text-small">
              {words.donorNumber({ number: String(giver.donor_id) })}
            </Link>
          )}
        </Fact>
        <Fact label={names.day}>{formatDay(date)}</Fact>
        <Fact label={names.campaign}>{campaign ? <bdi>{campaign.title}</bdi> : names.noCampaign}</Fact>
        <Fact label={names.method}>{paymentMethodName(method, methodWords)}</Fact>
        <Fact label={names.cause}>{cause === null ? words.causeHidden : <bdi>{cause}</bdi>}</Fact>
        {number !== null && (
          <Fact label={words.externalId}>
            <bdi dir="ltr">{number}</bdi>
          </Fact>
        )}
        {gift.sources.map((source) => (
          <GiftSourceFacts key={source.import_id} source={source} />
        ))}
        {reference !== null && (
          <Fact label={words.reference}>
            <bdi dir="ltr">{inGroupsOfFour(reference)}</bdi>
          </Fact>
        )}
        {pledge && (
          <Fact label={words.pledged}>
            {words.pledgeFacts({ pledged: formatMoney(pledge.amount), paid: formatMoney(pledge.came) })}
            {pledge.id !== gift.id && (
              <Link href={deskGiftPath(pledge.id)} className="tap-target block text-small">
                {words.title({ number: String(pledge.id) })}
              </Link>
            )}
          </Fact>
        )}
        {gift.stays_anonymous && <Fact label={words.inPublic}>{words.anonymousForGift}</Fact>}
        {gift.refunded_amount > 0 && (
          <Fact label={words.refunded}>
            <bdi>{formatMoney(gift.refunded_amount)}</bdi>
          </Fact>
        )}
      </FactList>
    </Sheet>
  );
}
