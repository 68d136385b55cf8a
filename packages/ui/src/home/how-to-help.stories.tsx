import { foundation, paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HowToHelp } from './how-to-help.tsx';

const meta = {
  title: 'Home/HowToHelp',
  component: HowToHelp,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation },
} satisfies Meta<typeof HowToHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three steps in order: the first leads to the campaigns, the last to a letter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(steps).toEqual([
      'Choose someone to help',
      'Use your preferred transfer method',
      'Send a Donation',
    ]);
    await expect(canvas.getByRole('link', { name: 'Choose someone to help' })).toHaveAttribute(
      'href',
      paths.beneficiaries,
    );
    await expect(canvas.getByRole('link', { name: 'Send a Donation' })).toHaveAttribute(
      'href',
      `mailto:${foundation.financeEmail}`,
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
