import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Above a form of two to five steps, so that people know how much is left.'],
  instead: [
    ['To move between the steps', 'Library/Motion/SlidingSteps'],
    ['For the pages of a list', 'Library/Data/Pagination'],
    ['For progress toward an amount', 'Library/Data/ProgressBar'],
  ],
  content: [
    "A noun phrase per step, in title case: 'Account Details'.",
    'The number of steps does not change on the way.',
  ],
  parts: {
    bar: 'One for each step, filled up to the current one.',
    name: 'The current step, and how many there are.',
  },
  screenReader: "One text: 'Account Details, 1 of 2'. The bars are skipped.",
  wcag: [
    ['1.4.1', 'The step is also text, not only a colored bar.', 'Content'],
    ['1.4.10', 'Long names wrap at 320 px.', 'LongText'],
    ['2.4.6', 'The name of the step says what it is about.', 'Last'],
  ],
  journeys: ['accounts'],
  reviewed: '2026-11-25',
};
