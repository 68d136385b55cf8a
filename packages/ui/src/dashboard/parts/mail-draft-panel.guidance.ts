import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['After a form that opens a mail draft, for people whose mail program did not open.'],
  instead: [['For other messages', 'Library/Feedback/Notice']],
  content: ['Show the draft exactly as it is sent.'],
  keyboard: [
    ['Tab', 'moves to its buttons'],
    ['Enter, Space', 'opens or copies the draft'],
  ],
  screenReader: 'The focus is on the panel, so its heading is announced; each button announces its outcome.',
  wcag: [
    ['2.4.3', 'The panel receives the focus when it appears.', 'Default'],
    ['2.1.1', 'Tab reaches its buttons.', 'Keyboard'],
    ['4.1.3', 'Copying is announced.', 'Copy'],
  ],
  journeys: ['mail-drafts'],
};
