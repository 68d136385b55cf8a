import type { Guidance } from './guidance.ts';

type FormGuidance = Pick<Guidance, 'keyboard' | 'screenReader' | 'wcag'>;

/** The guidance of a form that opens a mail draft. */
export const draftFormGuidance: FormGuidance = {
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
  ],
};

/** The guidance of a form that the server can refuse. */
export const formGuidance: FormGuidance = {
  ...draftFormGuidance,
  wcag: [...draftFormGuidance.wcag, ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer']],
};
