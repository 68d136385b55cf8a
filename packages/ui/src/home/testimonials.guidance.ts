import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For one quote of a person who was helped, beside a few figures.'],
  instead: [
    ['For many short messages', 'Product/Home/FulfillmentTicker'],
    ['For a quote in a text', 'Library/Data/Quote'],
    ['For a single figure', 'Library/Data/Stat'],
  ],
  content: [
    'One to three sentences, unedited.',
    'Name and place of the person below the quote.',
    'At most four figures, each with a unit.',
  ],
  screenReader: 'A region with a heading, the quote as a quotation with its author, and the figures as a list.',
  wcag: [
    ['1.3.1', 'Quote, author and figures have their own elements.', 'Content'],
    ['1.4.10', 'Long names wrap.', 'LongText'],
  ],
  journeys: ['public'],
};
