import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Quote } from './quote.tsx';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: {
    quote: 'They asked what would help, and then it was there.',
    author: 'Amara Diallo',
    detail: 'Conakry, roof repair, 2025',
    picture: '/pictures/portrait-02.svg',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('They asked what would help');
  },
};
