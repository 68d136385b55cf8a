import type { Meta, StoryObj } from '@storybook/react-vite';

import { ShareButton } from './share-button.tsx';

const meta = {
  title: 'Components/ShareButton',
  component: ShareButton,
  args: { title: 'A title', url: 'https://hearthlight.example/news/1' },
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
