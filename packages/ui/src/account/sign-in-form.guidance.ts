import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['On the sign-in page, and where a session has ended.'],
  instead: [
    ['For a new account', 'Product/Account/AccountDetailsForm'],
    ['For a forgotten password', 'Product/Account/RecoveryEmailForm'],
  ],
  content: ['One message for a wrong address or password.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
    ['3.3.8', 'Password managers can fill it in, and the password can be shown.', 'ShowPassword'],
  ],
  journeys: ['accounts'],
};
