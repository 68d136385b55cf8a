import { formGuidance } from '../foundations/form-guidance.ts';
import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['As step 1 of sign-up.'],
  instead: [['For an existing account', 'Product/Account/SignInForm']],
  content: ['State the rules of a password before it is entered.'],
  wcag: [...formGuidance.wcag, ['1.3.5', 'Name, address and password can be filled in by the browser.', 'Content']],
  journeys: ['accounts'],
};
