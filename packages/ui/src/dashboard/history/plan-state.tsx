'use client';

import type { DonorPlan } from '@hearthlight/domain';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface PlanStateProps {
  /** The state of the standing order. */
  state: DonorPlan['state'];
}

const tones = { running: 'success', paused: 'warning', ended: 'neutral' } as const;

/** Whether the payments of a standing order come. */
export function PlanState({ state }: PlanStateProps) {
  const words = useWords('plans');
  return <StatusText tone={tones[state]}>{words[state]}</StatusText>;
}
