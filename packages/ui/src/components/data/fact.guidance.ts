import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For each label with its value in a FactList.'],
  instead: [
    ['For one figure', 'Library/Data/Stat'],
    ['For a state, such as of a payment', 'Library/Feedback/StatusText'],
  ],
  content: [
    'The label is one to three words, without a colon.',
    'A value in any script, such as a name, is in a `bdi`.',
  ],
  parts: {
    label: 'Names the value.',
    value: 'Text or an amount. Long words wrap.',
  },
  screenReader: 'A term with its definition.',
  wcag: [
    ['1.3.1', 'The value is connected with its label.', 'Default'],
    ['1.4.10', 'A long value wraps.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
