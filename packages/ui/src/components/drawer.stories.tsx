import type { Meta, StoryObj } from '@storybook/react-vite';

import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: () => undefined, title: 'Menu', side: 'left', children: 'Children' },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
