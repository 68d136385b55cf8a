import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For one voice that carries a section, with the name of a person who agreed to be quoted.'],
  instead: [
    ['For many short messages', 'Library/Motion/Ticker'],
    ['For a number that proves a claim', 'Library/Data/Stat'],
  ],
  content: [
    'One or two sentences, as they were said, without quotation marks.',
    '`detail` says where and when, so that a reader can place the person.',
    'The picture is decorative, because the name is beside it.',
  ],
  parts: {
    quote: "The person's own words.",
    portrait: 'A picture of the person. Optional and decorative.',
    author: 'The name of the person.',
    detail: 'For example the place, the reason and the year.',
  },
  screenReader: 'A figure with a blockquote and its author. The portrait is skipped.',
  wcag: [
    ['1.1.1', 'The portrait is decorative.', 'Content'],
    ['1.3.1', 'Quotation and author are one figure.', 'Content'],
    ['1.4.3', 'Text has enough contrast on light and dark ground.', 'Matrix'],
  ],
  journeys: ['public'],
  reviewed: '2026-11-25',
};
