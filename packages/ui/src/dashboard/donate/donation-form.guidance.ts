import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['To pledge a donation. It opens a mail draft; no money moves.'],
  instead: [
    ['To ask for help', 'Product/Dashboard/Help/HelpForm'],
    ['For what happens next', 'Product/Dashboard/Parts/MailDraftPanel'],
  ],
  content: ['Say that a mail draft opens and no money moves.', 'Suggest three or four amounts, none of them chosen.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
  ],
  journeys: ['mail-drafts'],
};
