import { GoalBar } from '../../giving/goal-bar.tsx';
import { Sheet } from './sheet.tsx';

export interface GoalSummaryProps {
  /** The sum of all donations, in US dollars. */
  donated: number;
  /** In US dollars. */
  goal: number;
}

/**
 * Progress towards the donor's goal, with the percentage and the remaining amount.
 *
 * @summary Progress towards the donor's goal, with the percentage and the remaining amount.
 */
export function GoalSummary({ donated, goal }: GoalSummaryProps) {
  return (
    <Sheet aria-label="Your giving goal">
      <GoalBar donated={donated} goal={goal} label="Your giving goal" />
    </Sheet>
  );
}
