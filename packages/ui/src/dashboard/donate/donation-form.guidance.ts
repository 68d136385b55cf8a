import { draftFormGuidance } from '../../foundations/form-guidance.ts';
import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  ...draftFormGuidance,
  when: ['To pledge a donation. It opens a mail draft; no money moves.'],
  instead: [
    ['To ask for help', 'Product/Dashboard/Help/HelpForm'],
    ['For what happens next', 'Product/Dashboard/Parts/MailDraftPanel'],
  ],
  content: ['Say that a mail draft opens and no money moves.', 'Suggest three or four amounts, none of them chosen.'],
  journeys: ['mail-drafts'],
};
