import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['As step 1 of sign-up.'],
  instead: [['For an existing account', 'Product/Account/SignInForm']],
  content: ['State the rules of a password before it is entered.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
    ['1.3.5', 'Name, address and password can be filled in by the browser.', 'Content'],
  ],
  journeys: ['accounts'],
};
