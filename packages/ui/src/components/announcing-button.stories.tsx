import type { Meta, StoryObj } from '@storybook/react-vite';

import { AnnouncingButton } from './announcing-button.tsx';

const meta = {
  title: 'Components/AnnouncingButton',
  component: AnnouncingButton,
  args: { children: 'Do it', act: () => Promise.resolve('Done.') },
} satisfies Meta<typeof AnnouncingButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
