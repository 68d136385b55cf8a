import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['In the place of content whose shape is known, while it loads for the first time.'],
  instead: [
    ['For text whose length is known', 'Library/Feedback/TextSkeleton'],
    ['For an action that takes a moment, `pending`', 'Library/Actions/Button'],
    ['If loading failed', 'Library/Actions/RetryButton'],
  ],
  content: [
    'Choose the shape of what follows, so that nothing moves when it arrives.',
    'Show as many as the page usually has, not one for the whole page.',
    'The view around it announces once that it is loading.',
  ],
  screenReader: 'Hidden. The view that shows it sets `aria-busy` and announces the loading.',
  wcag: [['1.3.1', 'Placeholders are not announced as content.', 'Content']],
  journeys: ['dashboard-loading'],
  reviewed: '2026-11-25',
};
