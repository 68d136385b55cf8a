import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FactList } from './fact-list.tsx';

const meta = {
  title: 'Dashboard/FactList',
  component: FactList,
  args: {
    facts: [
      ['Firstname', 'Zainab'],
      ['Theme', 'Light'],
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Firstname', 'Theme']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Light');
  },
};

export const LongText: Story = { args: { facts: [['User agent', 'Mozilla/5.0'.repeat(30)]] } };
