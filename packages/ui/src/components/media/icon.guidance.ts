import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'In a control that is named in words, visible or not: `close`, `pause`, `eye`.',
    'Beside a text whose state is otherwise only a color: `success`, `error`, `invalid`.',
  ],
  instead: [
    ['For a button that closes something', 'Library/Actions/CloseButton'],
    ['For a button that pauses motion', 'Library/Actions/PauseButton'],
    ['For a message with an icon', 'Library/Feedback/Notice'],
    ['While something is pending', 'Library/Feedback/Spinner'],
  ],
  content: [
    'An icon does not replace words, except `close`, `pause` and `menu` where there is no space for them.',
    'One icon has one meaning: do not use `check` for something that can still fail.',
    'A new icon has lines of 2 in a box of 24, round ends, and a name for what it shows. If it points along the text, it is one of `directionalIcons`.',
  ],
  screenReader: 'Skipped, because the control or the text beside it says the same.',
  wcag: [
    ['1.1.1', 'It is decorative and hidden.', 'Content'],
    ['1.4.11', 'It has the color of the text, so it has at least its contrast.', 'All'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
