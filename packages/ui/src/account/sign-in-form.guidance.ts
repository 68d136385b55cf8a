import { formGuidance } from '../foundations/form-guidance.ts';
import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['On the sign-in page, and where a session has ended.'],
  instead: [
    ['For a new account', 'Product/Account/AccountDetailsForm'],
    ['For a forgotten password', 'Product/Account/RecoveryEmailForm'],
  ],
  content: ['One message for a wrong address or password.'],
  wcag: [
    ...formGuidance.wcag,
    ['3.3.8', 'Password managers can fill it in, and the password can be shown.', 'ShowPassword'],
  ],
  journeys: ['accounts'],
};
