'use client';

import { formatDateTime, formatMoney } from '@hearthlight/domain';
import type { DeskDonor } from '@hearthlight/domain/desk';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { useDeskDonorsWords } from '../../words/desk-donors.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Fact } from '../parts/fact.tsx';

export interface DonorFactsProps {
  /** The donor whose facts are shown. */
  donor: DeskDonor;
}

/** The account of a donor. */
export function DonorFacts({ donor }: DonorFactsProps) {
  const words = useDeskDonorsWords();
  const { email, former_addresses: formerAddresses, goal } = donor;
  return (
    <Panel title={words.facts}>
      <FactList>
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
        <Fact name={words.updates}>{donor.refuses_updates ? words.updatesRefused : words.updatesWanted}</Fact>
      </FactList>
    </Panel>
  );
}
