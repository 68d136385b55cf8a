import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['In the place of text with a known limit, such as an excerpt of 420 characters.'],
  instead: [
    ['For cards, pictures and single lines', 'Library/Feedback/Skeleton'],
    ['For an action that takes a moment, `pending`', 'Library/Actions/Button'],
  ],
  content: [
    '`length` is the usual length of the text, not its limit. Wrap it in the element that the text will be in.',
  ],
  screenReader: 'Hidden. The view that shows it announces the loading.',
  wcag: [['1.3.1', 'The sample text is not announced as content.', 'Content']],
  journeys: ['focus-and-scroll'],
  reviewed: '2026-11-25',
};
