import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For a yes or no that takes effect when its form is submitted.',
    'For several choices of which each is independent.',
  ],
  instead: [
    ['For one of several choices', 'Library/Forms/RadioCards'],
    ['For something that happens at once', 'Library/Actions/Button'],
  ],
  content: [
    "The label is a statement that becomes true when it is checked: 'Remember me'.",
    "Never negate: 'Send me news', not 'Do not send me news'.",
    'Do not check in advance what costs money or passes on data.',
  ],
  parts: {
    box: 'The control itself. Its area for a click is larger.',
    label: 'Names the box. A click on it checks the box.',
    hint: 'What checking it means. Optional.',
    error: 'How to fix it. Shown if the form was rejected.',
  },
  keyboard: [['Space', 'checks and unchecks']],
  screenReader: 'A checkbox with its label and its state, described by hint and error.',
  wcag: [
    ['1.4.11', 'Frame and check mark have at least 3:1.', 'Matrix'],
    ['2.1.1', 'Space toggles it.', 'Keyboard'],
    ['3.2.2', 'Checking it changes nothing else.', 'ClickOnTheLabel'],
    ['3.3.1', 'The error is the description of the box.', 'HintAndError'],
    ['4.1.2', 'A native checkbox, named by its visible label.', 'ClickOnTheLabel'],
  ],
  journeys: ['accounts'],
  reviewed: '2026-11-25',
};
