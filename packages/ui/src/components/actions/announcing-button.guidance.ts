import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For an action whose only outcome is a message, such as copying or sending again.'],
  instead: [
    ['If the page shows the outcome', 'Library/Actions/Button'],
    ['To copy a text', 'Library/Actions/CopyButton'],
    ['To share a page', 'Library/Actions/ShareButton'],
  ],
  content: ["The message is one short sentence: 'Copied.'"],
  keyboard: [['Enter, Space', 'activates it; the focus stays']],
  screenReader: 'A button. The message is a status, announced each time, also if it is the same again.',
  wcag: [['4.1.3', 'The outcome is announced without moving the focus.', 'Announces']],
  journeys: [],
};
