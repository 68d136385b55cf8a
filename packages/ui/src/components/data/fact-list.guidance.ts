import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For labels and values that belong to one thing, such as a donor or an account.',
    '`rows` for a few facts that are read one by one, `columns` for many that are looked up.',
  ],
  instead: [
    ['For one figure', 'Library/Data/Stat'],
    ['For many things of a kind', 'Library/Data/DataTable'],
  ],
  content: ['A label is one to three words, without a colon.', 'A value that is missing says so.'],
  screenReader: 'A list of terms with their values.',
  wcag: [
    ['1.3.1', 'Each value is connected with its label.', 'Content'],
    ['1.4.10', 'Long values wrap.', 'LongText'],
  ],
  journeys: ['dashboard', 'desk-books'],
};
