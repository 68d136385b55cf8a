import type { Meta, StoryObj } from '@storybook/react-vite';

import { CloseButton } from './close-button.tsx';

const meta = {
  title: 'Components/CloseButton',
  component: CloseButton,
  args: {},
} satisfies Meta<typeof CloseButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
