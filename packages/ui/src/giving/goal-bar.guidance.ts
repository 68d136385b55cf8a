import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the goal that a donor has set for the year.'],
  instead: [
    ['For a campaign', 'Library/Data/ProgressBar'],
    ['To set the goal', 'Product/Dashboard/Account/GoalForm'],
  ],
  content: [
    'Percentage and remaining amount are generated.',
    'Below half it has the color `sun`, from half `sun` and `goal-full`, at the goal `goal-full`.',
  ],
  parts: {
    label: 'Names the goal, and the bar for screen readers.',
    percentage: 'What was donated, in percent of the goal.',
    bar: 'Empty at zero, one color below half, a second one beyond it, and the second alone at the goal.',
    remaining: 'What remains of the goal.',
  },
  screenReader: 'A progress bar with both amounts and the percentage as its value, and the percentage as text.',
  wcag: [
    ['1.4.1', 'The percentage is text, so the color adds nothing that only it says.', 'Content'],
    [
      '1.4.11',
      'The end of the bar differs from the track by 3:1: up to half by a dark mark, beyond it by its color.',
      'Matrix',
    ],
    ['1.4.10', 'Large amounts wrap.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
