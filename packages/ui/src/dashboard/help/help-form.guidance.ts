import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['To ask the foundation for help. It opens a mail draft.'],
  instead: [['To give', 'Product/Dashboard/Donate/DonationForm']],
  content: ['Plain questions without legal terms.', 'Say why each detail is needed.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
  ],
  journeys: ['mail-drafts'],
};
