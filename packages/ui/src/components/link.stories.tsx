import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from './link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/about', children: 'About the foundation' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
