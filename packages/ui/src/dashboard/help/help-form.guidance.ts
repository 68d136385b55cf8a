import { draftFormGuidance } from '../../foundations/form-guidance.ts';
import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  ...draftFormGuidance,
  when: ['To ask the foundation for help. It opens a mail draft.'],
  instead: [['To give', 'Product/Dashboard/Donate/DonationForm']],
  content: ['Plain questions without legal terms.', 'Say why each detail is needed.'],
  journeys: ['mail-drafts'],
};
