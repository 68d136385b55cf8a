import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'Around every set of fields that is sent together. It prevents a submit before the scripts have loaded from putting passwords into the address.',
  ],
  instead: [
    ['For a single action without values', 'Library/Actions/Button'],
    ['For the message after a submit', 'Library/Forms/FormNotice'],
  ],
  content: [
    'One `primary` button at the end, which names what is sent.',
    'No button that clears the fields: it is pressed by mistake.',
    'A page with more than one form gives each an `aria-label`.',
    '`postTo` if the server can take the form without scripts.',
  ],
  keyboard: [['Enter', 'in a single-line field, submits the form']],
  screenReader: 'A form landmark if it has a name.',
  wcag: [
    ['1.3.1', 'A name makes the form a landmark.', 'Submits'],
    ['3.3.4', 'Values survive a submit before hydration.', 'BeforeHydration'],
    ['3.3.1', 'Own messages replace those of the browser, which disappear.', 'Submits'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
