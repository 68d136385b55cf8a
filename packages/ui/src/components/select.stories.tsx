import type { Meta, StoryObj } from '@storybook/react-vite';

import { Select } from './select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Donation cause', options: [{ value: 'well', label: 'A well' }] },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
