import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['To build a kind of field that the library lacks, such as one for a date. `useField` connects its parts.'],
  instead: [
    ['For text in a form', 'Library/Forms/Field'],
    ['For one of a few answers', 'Library/Forms/RadioCards'],
  ],
  content: [
    'In this order: label, hint, control, error.',
    'A hint says what is expected; an error says how to fix it.',
  ],
  parts: {
    label: 'Names the control. A click on it moves to the control.',
    hint: 'What is expected. Optional.',
    error: 'How to fix the value. Shown once it was checked.',
    control: 'The element that takes the value.',
  },
  keyboard: [['Tab', 'moves to the control; a click on the label does too']],
  screenReader: 'The label names the control. Hint and error are its description, and an error marks it as invalid.',
  wcag: [
    ['1.3.1', 'Label, hint and error are connected with the control.', 'Content'],
    ['3.3.1', 'The error is text below the control, with an icon.', 'WithError'],
    ['3.3.2', 'Every control has a visible label.', 'Default'],
  ],
  journeys: [],
};
