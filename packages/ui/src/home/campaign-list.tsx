import { type HomeCampaign, isFunded, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { withTags } from '../lib/with-tags.ts';
import { CampaignCard } from './campaign-card.tsx';

export interface CampaignListProps {
  /** Heading of the section. */
  title: string;
  /** Text below the heading. A `<link>` in it leads to the open books. */
  intro: string;
  /** The campaigns, in order; `undefined` while they are loading. Those that have their goal come last. */
  campaigns: ReadonlyArray<HomeCampaign> | undefined;
}

/** The campaigns, at the anchor that 'Choose someone to help' links to. Renders nothing without campaigns. */
export function CampaignList({ title, intro, campaigns }: CampaignListProps) {
  if (campaigns?.length === 0) return null;
  const fundedLast = campaigns?.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Section id="beneficiaries" title={title} intro={withTags(intro, toBooks)} background="warm">
      {/* A link to the section finds it before its campaigns are there. */}
      <ul
        data-late={!campaigns || undefined}
        className="grid list-[''] gap-x-8 gap-y-11 data-late:min-h-dvh tablet:grid-cols-2 tablet:gap-y-14 desk:grid-cols-3"
      >
        {fundedLast?.map((campaign, index) => (
          <li key={campaign.title} className="tablet:first:col-span-2">
            <CampaignCard campaign={campaign} first={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const toBooks = (text: string) => <Link href={paths.books}>{text}</Link>;

const rank = ({ collected, goal }: HomeCampaign) => Number(isFunded(collected, goal));
