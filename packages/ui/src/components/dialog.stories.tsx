import type { Meta, StoryObj } from '@storybook/react-vite';

import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Your session is invalid!',
    description: 'Sign in again to see your dashboard.',
    children: 'Children',
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
