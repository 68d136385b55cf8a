import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './status-text.guidance.ts';
import { StatusText } from './status-text.tsx';

const meta = preview.meta({
  title: 'Library/Feedback/StatusText',
  component: StatusText,
  tags: ['stable'],
  parameters: { guidance },
  args: { tone: 'success' as const, children: 'Completed' },
});

/** Returns the computed color of a token. */
const colorOf = (name: string) => {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
};

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toHaveStyle({ color: colorOf('completed') });
  },
});

export const Pending = meta.story({
  args: { tone: 'warning', children: 'Pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveStyle({ color: colorOf('pending') });
  },
});

export const Failed = meta.story({
  args: { tone: 'error', children: 'Failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toHaveStyle({ color: colorOf('failed') });
  },
});

export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Unregistered' } });

export const LongText = meta.story({
  args: {
    tone: 'warning',
    children: 'Pending until the bank in Lagos confirms the payment, which may take until Monday',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    // The dot stays round where the text takes several lines.
    const dot = canvas.getByText(/^Pending/).firstElementChild?.getBoundingClientRect();
    await expect(dot?.width).toBe(dot?.height);
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-3 bg-paper p-6">
      {(['success', 'warning', 'error', 'neutral'] as const).map((tone) => (
        <StatusText key={tone} tone={tone}>
          {tone}
        </StatusText>
      ))}
    </div>
  ),
});
