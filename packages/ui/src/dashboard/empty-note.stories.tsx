import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from '../components/link.tsx';
import { EmptyNote } from './empty-note.tsx';

const meta = {
  title: 'Dashboard/EmptyNote',
  component: EmptyNote,
  args: { title: 'No updates yet', children: 'News of what gifts have done will be here.' },
} satisfies Meta<typeof EmptyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSomethingToDo: Story = {
  args: {
    action: (
      <Link variant="button-secondary" size="small" href="/donate-now">
        Make a donation
      </Link>
    ),
  },
};
