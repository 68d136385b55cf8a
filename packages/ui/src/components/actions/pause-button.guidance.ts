import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Beside content that moves by itself for more than five seconds. `Ticker` contains one already.'],
  instead: [
    ['To show or hide content', 'Library/Actions/Button'],
    ['For a setting that a form saves', 'Library/Forms/Checkbox'],
  ],
  content: ["`label` names what moves, in the words of its heading: 'Recent contributors'."],
  keyboard: [['Enter, Space', 'pauses and resumes']],
  screenReader: "A toggle button named 'Pause' and the label. The state is 'pressed'; the name does not change.",
  wcag: [
    ['2.1.1', 'Enter and Space toggle it.', 'Keyboard'],
    ['2.2.2', 'Stops motion that starts by itself.', 'Activates'],
    ['2.4.7', 'A ring shows the focus on light and dark ground.', 'Matrix'],
    ['4.1.2', '`aria-pressed` conveys the state.', 'Paused'],
  ],
  journeys: ['before-script'],
  reviewed: '2026-11-25',
};
