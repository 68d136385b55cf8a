import { deskPages, type Plan } from '@hearthlight/domain/desk';
import { EmptyNote, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FilterLinks } from '../parts/filter-links.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { PlanItem } from './plan-item.tsx';

export interface PlansPageProps {
  /** The state of the request for the standing orders. */
  view: PagesView<{ plans: readonly Plan[] }>;
  /** Whether only those are listed that were not paid twice in a row. */
  pausedOnly: boolean;
}

/** The standing orders of donors, or those that were not paid twice in a row. */
export function PlansPage({ view, pausedOnly }: PlansPageProps) {
  const words = useWords('deskPlans');
  const { plans: title } = useWords('desk');
  const { path } = deskPages.plans;
  return (
    <>
      <DeskHeader title={title} lead={words.lead} />
      <div className="mb-5">
        <FilterLinks
          label={words.show}
          choices={[
            { name: 'all', label: words.all, href: path },
            { name: 'paused', label: words.pausedOnly, href: `${path}?state=paused` },
          ]}
          current={pausedOnly ? 'paused' : 'all'}
        />
      </div>
      <LoadedList label={title} view={view}>
        {({ plans }) =>
          plans.length === 0 ? (
            <EmptyNote title={words.empty}>{pausedOnly ? words.emptyPaused : words.emptyLead}</EmptyNote>
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
