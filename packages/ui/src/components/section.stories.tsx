import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Section } from './section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    title: 'Meet the founders',
    intro: 'Eleven people, one kitchen table, 2011.',
    children: <p>Content</p>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meet the founders' })).toBeVisible();
  },
};
