import type { Meta, StoryObj } from '@storybook/react-vite';

import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Verification code', defaultValue: '12345' },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
