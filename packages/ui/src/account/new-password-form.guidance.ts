import { formGuidance } from '../foundations/form-guidance.ts';
import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['As the last step of recovery.'],
  instead: [['At sign-up', 'Product/Account/AccountDetailsForm']],
  content: ['The hint states the rules of a password.'],
  wcag: [...formGuidance.wcag, ['3.3.8', 'Password managers can fill it in, and it accepts pasting.', 'Content']],
  journeys: ['accounts'],
};
