import { paths, progressOf } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { GoalBar } from '../../giving/goal-bar.tsx';
import { Sheet } from '../parts/sheet.tsx';

export interface GoalSummaryProps {
  /** The sum of the completed donations, in US dollars. */
  donated: number;
  /** In US dollars. */
  goal: number;
  /** Leaves the white surface out, inside of another one. */
  bare?: boolean;
}

/**
 * Progress towards the donor's goal, with the percentage and the remaining amount, and a way to go on until it is reached.
 */
export function GoalSummary({ donated, goal, bare = false }: GoalSummaryProps) {
  const Surface = bare ? 'section' : Sheet;
  return (
    <Surface aria-label="Your giving goal">
      <GoalBar donated={donated} goal={goal} label="Your giving goal" />
      {progressOf(donated, goal).remaining > 0 && (
        <p className="mt-5 print:hidden">
          <Link variant="button-secondary" size="small" href={paths.donateNow}>
            Give toward your goal
          </Link>
        </p>
      )}
    </Surface>
  );
}
