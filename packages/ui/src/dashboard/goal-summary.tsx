import { GoalBar } from '../components/goal-bar.tsx';
import { Sheet } from './sheet.tsx';

export interface GoalSummaryProps {
  /** The sum of all donations, in US dollars, like `goal`. */
  donated: number;
  goal: number;
}

/** The donor's own goal in a sheet of its own, with the percentage and the amount that remains. */
export function GoalSummary({ donated, goal }: GoalSummaryProps) {
  return (
    <Sheet aria-label="Your giving goal">
      <GoalBar donated={donated} goal={goal} label="Your giving goal" />
    </Sheet>
  );
}
