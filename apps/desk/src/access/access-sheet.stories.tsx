import { Link } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { AccessSheet } from './access-sheet.tsx';

const meta = preview.meta({
  title: 'Access/AccessSheet',
  component: AccessSheet,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hands.svg' },
    title: 'Sign in to the desk',
    lead: 'For the people who work here.',
    children: 'The form.',
    note: 'Lost your second factor? Ask an owner.',
  },
});

export const Default = meta.story();

export const OnlyTitle = meta.story({
  args: { lead: '', note: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to the desk');
  },
});

export const LongText = meta.story({
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
    lead: 'A sentence that is longer than the sheet is wide, so that it needs several lines on a phone.',
    note: (
      <Link href="/desk/sign-in" className="tap-target">
        Back to signing in with another address
      </Link>
    ),
  },
});
