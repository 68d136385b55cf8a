import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Inside a control whose action is pending. `Button` contains one already.'],
  instead: [
    ['For content that is loading', 'Library/Feedback/Skeleton'],
    ['For a button, its `pending`', 'Library/Actions/Button'],
    ['For progress that can be measured', 'Library/Data/ProgressBar'],
  ],
  content: ["Say in words what is pending: 'Your code is on its way'. The spinner alone means nothing."],
  screenReader: 'Hidden. The words beside it, or the status of the button, are announced.',
  wcag: [
    ['1.1.1', 'It is decorative and hidden.', 'Content'],
    ['1.4.11', 'It has the color of the text around it.', 'InText'],
  ],
  journeys: [],
  reviewed: '2026-11-25',
};
