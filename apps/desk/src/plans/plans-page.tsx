import { deskPages, type Plan } from '@hearthlight/domain/desk';
import { EmptyNote, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FilterLinks } from '../parts/filter-links.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { PlanItem } from './plan-item.tsx';

export interface PlansPageProps {
  /** The state of the request for the standing orders. */
  view: PagesView<{ plans: readonly Plan[] }>;
  /** Which of them are listed. */
  shown: 'all' | 'missing' | 'paused';
}

/** The standing orders of donors, or those whose last payment or last two payments are missing. */
export function PlansPage({ view, shown }: PlansPageProps) {
  const words = useWords('deskPlans');
  const { plans: title } = useWords('desk');
  const titles = { all: words.empty, missing: words.emptyMissing, paused: words.emptyPaused };
  const { path } = deskPages.plans;
  return (
    <>
      <DeskHeader title={title} lead={words.lead} />
      <div className="mb-5">
        <FilterLinks
          label={words.show}
          choices={[
            { name: 'all', label: words.all, href: path },
            { name: 'missing', label: words.missingOnly, href: `${path}?state=missing` },
            { name: 'paused', label: words.pausedOnly, href: `${path}?state=paused` },
          ]}
          current={shown}
        />
      </div>
      <LoadedList label={title} view={view}>
        {({ plans }) =>
          plans.length === 0 ? (
            <EmptyNote title={titles[shown]}>{shown === 'all' ? words.emptyLead : words.missingRule}</EmptyNote>
          ) : (
            <ul className="divide-y divide-line">
              {plans.map((plan) => (
                <li key={plan.id} className="py-4 first:pt-0 last:pb-0">
                  <PlanItem plan={plan} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedList>
    </>
  );
}
