import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['With the message that a part of a page failed to load. It replaces a reload of the whole page.'],
  instead: [
    ['After a form was refused, the button of the form', 'Library/Actions/Button'],
    ['For the message beside it', 'Library/Feedback/Notice'],
  ],
  content: ["The text is always 'Try again'. The message beside it says what failed to load."],
  keyboard: [['Enter, Space', 'loads again and moves the focus to the section, where the content will appear']],
  screenReader: 'A button. Afterwards the name of the section is announced, because it has the focus.',
  wcag: [
    ['2.4.3', 'The focus does not get lost when the button disappears.', 'MovesFocus'],
    ['3.3.3', 'A failure comes with a way out of it.', 'Activates'],
  ],
  journeys: ['public'],
  reviewed: '2026-11-25',
};
