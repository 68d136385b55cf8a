import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Above a list that is searched on the server.'],
  instead: [
    ['For a text that is part of a form', 'Library/Forms/Field'],
    ['To choose from a few', 'Library/Forms/Select'],
  ],
  content: [
    "The label names what is searched: 'Search titles'.",
    'If nothing is found, the list says so and repeats the text.',
  ],
  parts: {
    'search-button': 'Searches, as Enter in the field does.',
  },
  keyboard: [['Enter', 'searches, without sending a form around it']],
  screenReader: 'A search landmark with a search field and a button.',
  wcag: [
    ['1.3.1', 'The search is a landmark, and its field has a label.', 'Searches'],
    ['2.1.1', 'Enter searches.', 'Keyboard'],
    ['1.4.10', 'A long label wraps at 320 px.', 'LongText'],
  ],
  journeys: ['desk-news'],
};
