import { paths, sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

/** An address that nobody knows. */
const meta = {
  title: 'Routes/Unknown address',
  component: SiteAt,
  args: { address: '/nowhere' },
  parameters: { layout: 'fullscreen' },
  beforeEach: asVisitor,
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentences.unexpected })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /home/i })[0]).toHaveAttribute('href', paths.home);
  },
};
