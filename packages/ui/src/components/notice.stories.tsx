import type { Meta, StoryObj } from '@storybook/react-vite';

import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'error', children: 'An error occurred. Please try again.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
