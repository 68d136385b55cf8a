import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For one of two to six choices that people should see before they choose.',
    '`inRow` for labels of one or two words.',
  ],
  instead: [
    ['For more than six choices', 'Library/Forms/Select'],
    ['For a yes or no', 'Library/Forms/Checkbox'],
    ['To switch what a page shows, links', 'Library/Actions/Link'],
  ],
  content: [
    'The label is the question; the options answer it in the same grammatical form.',
    'One to four words per label, the difference first.',
    'Preselect the choice that most people take, if a wrong choice does no harm.',
  ],
  parts: {
    label: 'The question, which names the group.',
    hint: 'What to consider. Optional.',
    card: 'One answer. All of it can be clicked.',
    error: 'How to fix the choice. Shown once it was checked.',
  },
  keyboard: [
    ['Tab', 'moves to the selected card; the group is one stop'],
    ['Arrow keys', 'move to another card and select it'],
  ],
  screenReader: 'A group named by its label, with radio buttons, their position and state.',
  wcag: [
    ['1.3.1', 'The label names the group.', 'Chooses'],
    ['1.4.1', 'The selected card has a filled radio button, not only another color.', 'Matrix'],
    ['2.1.1', 'Arrow keys change the selection.', 'Keyboard'],
    ['3.3.1', 'The error is the description of the group.', 'Invalid'],
    ['4.1.2', 'Native radio buttons, named by their visible labels.', 'Chooses'],
  ],
  journeys: ['mail-drafts', 'forced-colors'],
  reviewed: '2026-11-25',
};
