import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Campaigns of this month' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** There for screen readers, and no larger than a dot for everybody else. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Campaigns of this month');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const AsHeading: Story = {
  args: { as: 'h2' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Campaigns of this month' }),
    ).toBeInTheDocument();
  },
};
