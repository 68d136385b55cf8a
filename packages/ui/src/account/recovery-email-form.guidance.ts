import { formGuidance } from '../foundations/form-guidance.ts';
import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['As the first step of recovery.'],
  instead: [
    ['To sign in', 'Product/Account/SignInForm'],
    ['For the code', 'Product/Account/VerifyEmailForm'],
  ],
  content: ['Do not reveal whether the account exists beyond what the server says.'],
  journeys: ['accounts'],
};
