import type { Meta, StoryObj } from '@storybook/react-vite';

import { SlidingSteps } from './sliding-steps.tsx';

const meta = {
  title: 'Components/SlidingSteps',
  component: SlidingSteps,
  args: { current: 0, children: [<h2 key="a">One</h2>, <h2 key="b">Two</h2>] },
} satisfies Meta<typeof SlidingSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
