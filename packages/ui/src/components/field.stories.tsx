import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'First name' },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
