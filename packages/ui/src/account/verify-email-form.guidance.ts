import { formGuidance } from '../foundations/form-guidance.ts';
import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['After a code was sent by mail: step 2 of sign-up and of recovery.'],
  instead: [
    ['For a password', 'Product/Account/NewPasswordForm'],
    ['For a code in a form of your own', 'Library/Forms/CodeField'],
  ],
  content: ['Name the address that the code was sent to.'],
  keyboard: [['Enter', 'submits; digits can be pasted']],
  journeys: ['accounts'],
};
