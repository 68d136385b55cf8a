import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Around an action of a `Dialog` or `Drawer` that keeps its own state.'],
  instead: [['If the page decides when it is open, a button that sets `open`', 'Library/Actions/Button']],
  content: ["The button repeats the verb of the title, such as 'Keep it'."],
  keyboard: [['Enter, Space', 'activates the button and closes the dialog']],
  screenReader: 'Adds nothing: the child is the button.',
  wcag: [['2.4.3', 'The focus returns to the button that opened the dialog.', 'Closes']],
  journeys: [],
};
