'use client';

import { type DonorPlan, formatDay } from '@hearthlight/domain';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface PlanStateProps {
  /** The standing order. */
  plan: Pick<DonorPlan, 'state' | 'expected_from'>;
}

const tones = { running: 'success', paused: 'warning', ended: 'neutral' } as const;

/** Whether the payments of a standing order come, or when the first one is due. */
export function PlanState({ plan: { expected_from: from, state } }: PlanStateProps) {
  const words = useWords('plans');
  if (state === 'running' && from !== undefined)
    return <StatusText tone="warning">{words.firstDue({ day: formatDay(from) })}</StatusText>;
  return <StatusText tone={tones[state]}>{words[state]}</StatusText>;
}
