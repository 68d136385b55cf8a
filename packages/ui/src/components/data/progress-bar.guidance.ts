import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For what a campaign has collected of its goal.', 'For how much of a long task is done, such as sent mails.'],
  instead: [
    ["For a donor's own goal", 'Product/Giving/GoalBar'],
    ['For an amount alone', 'Library/Data/Money'],
  ],
  content: [
    "The name says what was collected for whom: 'Collected for the well'.",
    'State the percentage in a text beside it. More than the goal is full, not longer.',
  ],
  screenReader: 'A progress bar with its name, and `valueText` as its value: both amounts and the percentage.',
  wcag: [
    ['1.4.11', 'Bar and track differ by 3:1.', 'Matrix'],
    ['4.1.2', 'The bar has a role, a name and a value.', 'Content'],
  ],
  journeys: ['public'],
};
