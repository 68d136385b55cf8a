import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Panel } from './panel.tsx';
import { SeeMore } from './see-more.tsx';

const meta = {
  title: 'Dashboard/Panel',
  component: Panel,
  args: {
    title: 'Impact updates',
    action: <SeeMore pane="updates" what="impact updates" />,
    children: <p>What gifts have done.</p>,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Impact updates' });
    await expect(region).toContainElement(canvas.getByRole('heading', { level: 2 }));
  },
};

export const LongText: Story = {
  args: { title: 'A title that is longer than the sheet is wide '.repeat(4) },
};
