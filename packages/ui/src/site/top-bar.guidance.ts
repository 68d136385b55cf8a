import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Once, at the top of each public page.'],
  instead: [
    ['In the dashboard', 'Product/Dashboard/Frame/DashboardHeader'],
    ['For a menu of your own on a phone', 'Library/Feedback/Drawer'],
  ],
  content: ['Links in one or two words. The link of the current page is marked.'],
  keyboard: [
    ['Tab', 'moves through the links'],
    ['Escape', 'closes the menu; the focus returns to its button'],
  ],
  screenReader: 'A navigation. The menu button says whether the links are shown, and the current page is announced.',
  wcag: [
    ['2.4.3', 'The links follow their button, and the menu closes behind the focus.', 'ClosesBehindTheFocus'],
    ['2.1.1', 'Enter and Escape open and close the menu.', 'Keyboard'],
    ['4.1.2', 'The button has a state.', 'MenuOpen'],
  ],
  journeys: ['public'],
};
