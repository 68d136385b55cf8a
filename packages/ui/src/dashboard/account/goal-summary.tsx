'use client';

import { paths, progressOf } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';
import { GoalBar } from '../../giving/goal-bar.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';

export interface GoalSummaryProps {
  /** The sum of the completed donations. */
  donated: number;
  /** In the foundation's currency. */
  goal: number;
  /** Leaves the white surface out, inside of another one. */
  bare?: boolean;
}

/**
 * Progress towards the donor's goal, with the percentage and the remaining amount, and a way to go on until it is
 * reached.
 */
export function GoalSummary({ donated, goal, bare = false }: GoalSummaryProps) {
  const words = useWords('dashboard');
  const Surface = bare ? 'section' : Sheet;
  const next = bare && goal <= 0 ? undefined : nextStep(words, donated, goal);
  return (
    <Surface aria-label={words.yourGivingGoal}>
      <GoalBar donated={donated} goal={goal} label={words.yourGivingGoal} />
      {next && (
        <p className="mt-5 print:hidden">
          <Link variant="button-secondary" size="small" href={next.href}>
            {next.label}
          </Link>
        </p>
      )}
    </Surface>
  );
}

/** Setting a goal, giving until it is reached, and then nothing. */
function nextStep(words: Words['dashboard'], donated: number, goal: number) {
  if (goal <= 0) return { href: paths.pane('account'), label: words.setAGoal };
  return progressOf(donated, goal).remaining > 0
    ? { href: paths.donateNow, label: words.giveTowardYourGoal }
    : undefined;
}
