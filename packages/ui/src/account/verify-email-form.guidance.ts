import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['After a code was sent by mail: step 2 of sign-up and of recovery.'],
  instead: [
    ['For a password', 'Product/Account/NewPasswordForm'],
    ['For a code in a form of your own', 'Library/Forms/CodeField'],
  ],
  content: ['Name the address that the code was sent to.'],
  keyboard: [['Enter', 'submits; digits can be pasted']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
  ],
  journeys: ['accounts'],
};
