import { formatDateTime, formatMoney } from '@hearthlight/domain';
import type { DeskDonor } from '@hearthlight/domain/desk';
import { Fact, FactList, Panel, StatusText, useWords } from '@hearthlight/ui';

export interface DonorFactsProps {
  /** The donor whose facts are shown. */
  donor: DeskDonor;
}

/** The account of a donor. */
export function DonorFacts({ donor }: DonorFactsProps) {
  const words = useWords('deskDonors');
  const { email, former_addresses: formerAddresses, goal } = donor;
  return (
    <Panel title={words.facts}>
      <FactList variant="columns">
        <Fact label={words.email}>
          <bdi dir="ltr">{email}</bdi>
          {donor.is_unverified && (
            <span className="block">
              <StatusText tone="warning">{words.unverified}</StatusText>
            </span>
          )}
        </Fact>
        {formerAddresses.length > 0 && (
          <Fact label={words.formerAddresses}>
            {formerAddresses.map((address) => (
              <bdi key={address} dir="ltr" className="block">
                {address}
              </bdi>
            ))}
          </Fact>
        )}
        <Fact label={words.since}>{formatDateTime(donor.created_at)}</Fact>
        <Fact label={words.lastSignIn}>{formatDateTime(donor.last_login_at)}</Fact>
        <Fact label={words.goal}>{goal === 0 ? words.noGoal : <bdi>{formatMoney(goal)}</bdi>}</Fact>
        <Fact label={words.inPublic}>
          {donor.is_anonymous ? words.anonymous : words.named}
          {!donor.is_anonymous && donor.anonymous_gifts > 0 && (
            <span className="block text-small text-ink-soft">
              {words.exceptGifts({ count: donor.anonymous_gifts })}
            </span>
          )}
        </Fact>
        <Fact label={words.updates}>{donor.refuses_updates ? words.updatesRefused : words.updatesWanted}</Fact>
      </FactList>
    </Panel>
  );
}
