import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Below a page that is not there, so that the visit goes on.'],
  instead: [['For news on their own page', 'Product/News/NewsList']],
  content: ['The newest four. Without news there is nothing, and no second error.'],
  screenReader: 'A region with a heading and a list of articles.',
  wcag: [['1.3.1', 'The stories are articles below a heading.', 'Content']],
  journeys: ['public'],
};
