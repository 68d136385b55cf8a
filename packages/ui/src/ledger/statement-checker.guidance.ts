import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ["To check a statement against the public ledger, on the visitor's device."],
  instead: [['To enter a longer text', 'Library/Forms/TextArea']],
  content: ['Say that the file does not leave the device.', 'The result names what was checked and what it means.'],
  keyboard: [
    ['Tab', 'moves to the file field, the text field and the button'],
    ['Enter', 'checks'],
  ],
  screenReader: 'The drop area is a file field with a label. The result receives the focus.',
  wcag: [
    ['2.1.1', 'A file can be chosen or pasted without dragging.', 'ChoosesAFile'],
    ['3.3.1', 'What is wrong with the file is text.', 'Invalid'],
    ['2.4.3', 'The result receives the focus.', 'ChecksPastedText'],
  ],
  journeys: ['ledger'],
};
