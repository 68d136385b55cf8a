import { formGuidance } from '../../foundations/form-guidance.ts';
import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['Below the progress towards the goal, to set or change it. It is open for donors without a goal.'],
  instead: [
    ['For a pledge', 'Product/Dashboard/Donate/DonationForm'],
    ['For the progress', 'Product/Giving/GoalBar'],
  ],
  content: ['Say that a goal is no pledge.'],
  journeys: ['dashboard'],
};
