import { aDashboard, anImpactUpdate } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './updates-pane.guidance.ts';
import { UpdatesPane } from './updates-pane.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Updates/UpdatesPane',
  component: UpdatesPane,
  tags: ['stable'],
  parameters: { guidance },
  args: { updates: aDashboard().records.impact_updates.toReversed() },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Touching testimonials' })).toBeVisible();
    const days = canvas.getAllByRole('time').map((time) => time.textContent);
    await expect(days).toEqual(['Nov 12, 2026', 'Oct 30, 2026', 'Oct 8, 2026']);
  },
});

/** The newest update is large, the others are equally high in two columns. */
export const LargeFirst = meta.story({
  tags: ['!autodocs'],
  args: { updates: Array.from({ length: 4 }, () => anImpactUpdate()) },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [lead, one, other, third] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(lead?.width).toBeGreaterThan(1.9 * (one?.width ?? Infinity));
    await expect(other?.top).toBe(one?.top);
    await expect(other?.height).toBe(one?.height);
    await expect(third?.top).toBeGreaterThan(one?.bottom ?? Infinity);
  },
});

export const UndatedComeLast = meta.story({
  args: { updates: [{ image_url: '', description: 'Undated' }, anImpactUpdate()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[1]).toHaveTextContent('Undated');
  },
});

export const Empty = meta.story({
  args: { updates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No updates yet')).toBeVisible();
  },
});

export const Many = meta.story({
  parameters: { docs: { source: { type: 'code' } } },
  args: { updates: Array.from({ length: 500 }, () => anImpactUpdate()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const LongText = meta.story({
  args: { updates: [anImpactUpdate({ description: 'The pump has run for forty days. '.repeat(40) })] },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
