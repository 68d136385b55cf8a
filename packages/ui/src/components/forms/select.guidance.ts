import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For one of more than six choices that people know: a year, a country.',
    'Where a few choices do not deserve the space of cards, such as above a table.',
  ],
  instead: [
    ['For two to six choices that should be seen', 'Library/Forms/RadioCards'],
    ['For a value that few lists contain', 'Library/Forms/Field'],
  ],
  content: [
    "The first option is the usual one: 'All years', not 'Please choose'.",
    'Order options as people expect: by time, by name. The difference comes first in each label.',
  ],
  parts: {
    control: "The browser's own list of options.",
  },
  keyboard: [
    ['Arrow keys', 'choose another option'],
    ['A letter', 'goes to the next option that begins with it'],
    ['Alt+Arrow down', 'opens the list in most browsers'],
  ],
  screenReader: 'A combo box with its label and value; hint and error are the description.',
  wcag: [
    ['1.4.11', 'Frame and arrow have at least 3:1.', 'Matrix'],
    ['3.3.1', 'The error is text and part of the description.', 'WithError'],
    ['3.3.2', 'The label is always visible, a hint explains the effect.', 'WithHint'],
    ['4.1.2', 'A native select, named by its label.', 'Chooses'],
  ],
  journeys: ['dashboard', 'choose-a-campaign'],
  reviewed: '2026-11-25',
};
