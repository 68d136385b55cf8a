import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CardGrid } from './card-grid.tsx';

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  args: { gap: 'news', children: ['One', 'Two', 'Three'].map((t) => <article key={t}>{t}</article>) },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
