import type { Meta, StoryObj } from '@storybook/react-vite';

import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: { steps: ['Account Details', 'Verify email'], current: 0 },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
