import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['On a page that people pass on: an article, a campaign. Once per page.'],
  instead: [
    ['To copy anything but an address', 'Library/Actions/CopyButton'],
    ['To link to the page from here', 'Library/Actions/Link'],
  ],
  content: ['`title` is the heading of the page, `url` its public address without the query of the visit.'],
  keyboard: [['Enter, Space', 'opens the share sheet of the device, or copies the address']],
  screenReader: "A button. Without a share sheet, 'Link copied.' is announced, or the address if copying is refused.",
  wcag: [
    ['3.3.3', 'If sharing and copying are refused, the address is shown.', 'Refused'],
    ['4.1.3', 'The outcome is announced as a status.', 'CopiesTheLink'],
  ],
  journeys: [],
  reviewed: '2026-11-25',
};
