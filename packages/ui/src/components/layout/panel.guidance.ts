import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a part of a pane with a heading: a form, a list or a few facts.'],
  instead: [
    ['For a part of a public page', 'Library/Layout/Section'],
    ['For cards side by side', 'Library/Layout/CardGrid'],
  ],
  content: ['The heading is two or three words.'],
  parts: {
    title: 'The heading, which names the region.',
  },
  screenReader: 'A region with its heading as name.',
  wcag: [
    ['1.3.1', 'The heading names the region.', 'Content'],
    ['1.4.10', 'A long heading wraps.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
