'use client';

import type { DonorPlan } from '@hearthlight/domain';

import { Panel } from '../../components/layout/panel.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { PlanDays } from './plan-days.tsx';
import { planName } from './plan-name.ts';
import { PlanState } from './plan-state.tsx';

export interface PlansPanelProps {
  /** The donor's standing orders, the newest first. */
  plans: ReadonlyArray<DonorPlan>;
}

/**
 * The donor's standing orders with what came and what is expected.
 *
 * - **Use**: above the donations. Loaded only for donors who have a standing order.
 */
export function PlansPanel({ plans }: PlansPanelProps) {
  const words = useWords('plans');
  return (
    <Panel title={words.title}>
      <p className="max-w-text text-small text-ink-soft">{words.lead}</p>
      <ul className="mt-5 grid gap-7">
        {plans.map((plan, index) => (
          <li key={index}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="text-lead font-strong">
                <bdi>{planName(words, plan)}</bdi>
              </h3>
              <PlanState plan={plan} />
            </div>
            <PlanDays caption={planName(words, plan)} amount={plan.amount} days={plan.days} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
