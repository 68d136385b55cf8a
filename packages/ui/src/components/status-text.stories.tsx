import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusText } from './status-text.tsx';

const meta = {
  title: 'Components/StatusText',
  component: StatusText,
  args: { tone: 'completed', children: 'Completed' },
} satisfies Meta<typeof StatusText>;
export default meta;
type Story = StoryObj<typeof meta>;

const colour = (of: string) => {
  const probe = document.createElement('i');
  probe.style.color = `var(--${of})`;
  document.body.append(probe);
  const seen = getComputedStyle(probe).color;
  probe.remove();
  return seen;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toHaveStyle({ color: colour('completed') });
  },
};

export const Pending: Story = {
  args: { tone: 'pending', children: 'Pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveStyle({ color: colour('pending') });
  },
};

export const Failed: Story = {
  args: { tone: 'failed', children: 'Failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toHaveStyle({ color: colour('failed') });
  },
};

export const Neutral: Story = { args: { tone: 'neutral', children: 'Unregistered' } };

export const LongText: Story = {
  args: { tone: 'pending', children: 'Pending until the bank in Lagos answers, which may take until Monday' },
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-3 bg-paper p-6">
      {(['completed', 'pending', 'failed', 'neutral'] as const).map((tone) => (
        <StatusText key={tone} tone={tone}>
          {tone}
        </StatusText>
      ))}
    </div>
  ),
};
