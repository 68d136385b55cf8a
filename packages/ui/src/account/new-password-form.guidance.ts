import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['As the last step of recovery.'],
  instead: [['At sign-up', 'Product/Account/AccountDetailsForm']],
  content: ['The hint states the rules of a password.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
    ['3.3.8', 'Password managers can fill it in, and it accepts pasting.', 'Content'],
  ],
  journeys: ['accounts'],
};
