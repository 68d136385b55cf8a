import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'A text' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
