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
        <Fact name={words.email}>
          <bdi dir="ltr">{email}</bdi>
          {donor.is_unverified && (
            <span className="block">
              <StatusText tone="pending">{words.unverified}</StatusText>
            </span>
          )}
        </Fact>
        {formerAddresses.length > 0 && (
          <Fact name={words.formerAddresses}>
            {formerAddresses.map((address) => (
              <bdi key={address} dir="ltr" className="block">
                {address}
              </bdi>
            ))}
          </Fact>
        )}
        <Fact name={words.since}>{formatDateTime(donor.created_at)}</Fact>
        <Fact name={words.lastSignIn}>{formatDateTime(donor.last_login_at)}</Fact>
        <Fact name={words.goal}>{goal === 0 ? words.noGoal : <bdi>{formatMoney(goal)}</bdi>}</Fact>
        <Fact name={words.inPublic}>{donor.is_anonymous ? words.anonymous : words.named}</Fact>
        <Fact name={words.updates}>{donor.refuses_updates ? words.updatesRefused : words.updatesWanted}</Fact>
      </FactList>
    </Panel>
  );
}
