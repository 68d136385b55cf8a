import { limits } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArchPicture } from './arch-picture.tsx';
import { CardGrid } from './card-grid.tsx';

const stories: [picture: string, title: string][] = [
  ['well', 'Forty days of water in Garbatula'],
  ['classroom', 'A year of school in Sololá'],
  ['clinic', 'A night nurse for Kapiri Mposhi'],
  ['roof', 'Twelve roofs before the rains in Conakry'],
  ['library', 'A reading room above the bakery'],
];

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  args: {
    gap: 'news',
    children: stories.map(([picture, title]) => (
      <article key={title}>
        <ArchPicture src={`/pictures/${picture}.svg`} alt="" />
        <h2 className="mt-4 text-heading">{title}</h2>
      </article>
    )),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How wide the cards are, and how far the second stands from the first. */
function measure(items: HTMLElement[]) {
  const [first, second] = items.map((item) => item.getBoundingClientRect());
  return { width: first?.width ?? 0, gap: (second?.left ?? 0) - (first?.right ?? 0) };
}

/** Wider than 1280 px, cards have 350 px at least: three on a desk, 50 px apart. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(5);
    const { width, gap } = measure(cards);
    await expect(gap).toBeCloseTo(limits.grid.news, 0);
    await expect(width).toBeGreaterThanOrEqual(limits.grid.wideCard);
  },
};

/** Comments keep 250 px on every screen, 30 px apart. */
export const Comments: Story = {
  args: { gap: 'comments' },
  play: async ({ canvas }) => {
    const { width, gap } = measure(canvas.getAllByRole('listitem'));
    await expect(gap).toBeCloseTo(limits.grid.comments, 0);
    await expect(width).toBeGreaterThanOrEqual(limits.grid.narrowCard);
    await expect(width).toBeLessThan(limits.grid.wideCard);
  },
};

export const Dashboard: Story = {
  args: { gap: 'dashboard' },
  play: async ({ canvas }) => {
    await expect(measure(canvas.getAllByRole('listitem')).gap).toBeCloseTo(limits.grid.dashboard, 0);
  },
};

/** One card is as wide as in a full row, not as wide as the page. */
export const One: Story = {
  args: { children: <article>Alone</article> },
  play: async ({ canvas }) => {
    await expect(measure(canvas.getAllByRole('listitem')).width).toBeLessThan(2 * limits.grid.wideCard);
  },
};

/** Up to 1280 px, 250 px are enough. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { width } = measure(canvas.getAllByRole('listitem'));
    const { width: page } = canvas.getByRole('list').getBoundingClientRect();
    const columns = Math.floor((page + limits.grid.news) / (limits.grid.narrowCard + limits.grid.news));
    await expect(columns).toBe(2);
    await expect(width).toBeCloseTo((page - limits.grid.news) / columns, 0);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
