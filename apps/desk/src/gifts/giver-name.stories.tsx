import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { longGiver } from './fixtures/index.ts';
import { GiverName, type GiverNameProps } from './giver-name.tsx';

/** A function, because a constant would have the type of this one giver. */
const giver = (name: string | null, email: string | null): GiverNameProps['giver'] => ({
  donor_id: null,
  name,
  email,
});

const meta = preview.meta({
  title: 'Gifts/GiverName',
  component: GiverName,
  tags: ['experimental'],
  args: { giver: giver('Halima Guyo', 'halima@example.org') },
});

export const Default = meta.story();

export const OnlyAddress = meta.story({
  args: { giver: giver(null, 'halima@example.org') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('halima@example.org')).toBeVisible();
  },
});

export const Nobody = meta.story({
  args: { giver: giver(null, null) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Unknown payer');
  },
});

/** A role that sees no names. */
export const Hidden = meta.story({
  args: { giver: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Hidden');
  },
});

export const LongText = meta.story({ args: { giver: longGiver } });
