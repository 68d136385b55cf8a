import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Panel } from './panel.tsx';
import { SeeMore } from './see-more.tsx';

const meta = preview.meta({
  title: 'Dashboard/Panes/Panel',
  component: Panel,
  tags: ['internal'],
  args: {
    title: 'Impact updates',
    action: <SeeMore pane="updates" what="impact updates" />,
    children: <p>What donations have achieved.</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Impact updates' });
    await expect(region).toContainElement(canvas.getByRole('heading', { level: 2 }));
  },
});

export const LongText = meta.story({
  args: { title: 'A title that is longer than the sheet is wide '.repeat(4) },
});
