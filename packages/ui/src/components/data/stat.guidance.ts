import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For one to four figures that tell what the foundation achieved, beside each other.'],
  instead: [
    ['To compare figures over time or by kind', 'Library/Data/DataTable'],
    ['For an amount of money in text', 'Library/Data/Money'],
    ['For progress toward a goal', 'Product/Giving/GoalBar'],
  ],
  content: [
    "The label completes the number as a phrase: '2000+ success stories'.",
    "Round, and show that it is rounded: '10k+', not '10,132'.",
    'Say in the text around it where the figure comes from.',
  ],
  parts: {
    value: 'The number, with its unit.',
    label: 'What the number counts.',
  },
  screenReader: 'Number and label are one paragraph and are read together.',
  wcag: [
    ['1.3.2', 'The number is read before its label.', 'Content'],
    ['1.4.3', '`on` chooses colors with enough contrast for the ground.', 'Matrix'],
    ['1.4.10', 'A long number wraps at 320 px.', 'LongText'],
  ],
  journeys: ['public'],
  reviewed: '2026-11-25',
};
