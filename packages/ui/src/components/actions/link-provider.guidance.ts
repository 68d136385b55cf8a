import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'Once, around an app with a router, so that links within the site do not load the page again.',
    '`fileOrigin` if files to download come from another origin than the pages.',
  ],
  instead: [['To link, in an app with or without a router', 'Library/Actions/Link']],
  content: [
    'Pass all attributes on to the anchor: `Link` sets the accessible state, the class name and `data-opening` there.',
  ],
  screenReader: 'Announces nothing. The router link has to render an anchor, so that it remains a link.',
  wcag: [['4.1.2', 'Links through the router remain anchors with an address.', 'UsesTheRouter']],
  journeys: ['links', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
