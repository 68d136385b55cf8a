import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ArchPicture } from '../media/arch-picture.tsx';
import { guidance } from './card-grid.guidance.ts';
import { CardGrid } from './card-grid.tsx';

const stories: [picture: string, title: string][] = [
  ['well', 'Forty days of water in Garbatula'],
  ['classroom', 'A year of school in Sololá'],
  ['clinic', 'A night nurse for Kapiri Mposhi'],
  ['roof', 'Twelve roofs before the rains in Conakry'],
  ['library', 'A reading room above the bakery'],
];

const meta = preview.meta({
  title: 'Library/Layout/CardGrid',
  component: CardGrid,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: {
    gap: 'large' as const,
    children: stories.map(([picture, title]) => (
      <article key={title}>
        <ArchPicture src={`/pictures/${picture}.svg`} alt="" />
        <h2 className="mt-4 text-heading">{title}</h2>
      </article>
    )),
  },
});

/** Returns the width of the first card and its distance to the second, beside or below it, in pixels. */
function measure(items: HTMLElement[]) {
  const [first = new DOMRect(), second = new DOMRect()] = items.map((item) => item.getBoundingClientRect());
  const isBelow = second.top >= first.bottom;
  return { width: first.width, gap: isBelow ? second.top - first.bottom : second.left - first.right };
}

export const Default = meta.story({
  tags: ['matrix'],
  globals: { viewport: { value: 'desk' } },
});

/** In a viewport wider than 1280 px, cards are at least 350 px wide and 50 px apart. */
export const Content = Default.extend({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(5);
    const { width, gap } = measure(cards);
    await expect(gap).toBeCloseTo(50, 0);
    await expect(width).toBeGreaterThanOrEqual(350);
  },
});

/** Narrow cards are at least 250 px wide in every viewport, also where wide ones have at least 350 px. */
export const NarrowCards = meta.story({
  args: { gap: 'medium', cards: 'narrow' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const { width, gap } = measure(canvas.getAllByRole('listitem'));
    await expect(gap).toBeCloseTo(30, 0);
    await expect(width).toBeGreaterThanOrEqual(250);
    await expect(width).toBeLessThan(350);
  },
});

export const SmallGap = meta.story({
  args: { gap: 'small' },
  play: async ({ canvas }) => {
    await expect(measure(canvas.getAllByRole('listitem')).gap).toBeCloseTo(20, 0);
  },
});

/** A single card is as wide as in a full row, not as wide as the page. */
export const One = meta.story({
  args: { children: <article>A single card</article> },
  play: async ({ canvas }) => {
    await expect(measure(canvas.getAllByRole('listitem')).width).toBeLessThan(2 * 350);
  },
});

/** A condition that renders nothing leaves no empty list item. */
export const SkipsEmptyChildren = meta.story({
  tags: ['!autodocs'],
  args: { children: [<article key="well">A well</article>, null, undefined, false, true] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Up to 1280 px, the minimum width is 250 px. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { width } = measure(canvas.getAllByRole('listitem'));
    const { width: page } = canvas.getByRole('list').getBoundingClientRect();
    const columns = Math.floor((page + 50) / (250 + 50));
    await expect(columns).toBe(2);
    await expect(width).toBeCloseTo((page - 50) / columns, 0);
  },
});

/** Put cards of one kind and about one length into a grid. */
export const DoShowCardsOfOneKind = meta.story({
  tags: ['do', '!autodocs'],
  args: {
    gap: 'small',
    children: ['Wells', 'Roofs', 'Schools', 'Kitchens'].map((name) => (
      <article key={name} className="rounded-pane border border-line p-4">
        <h3 className="text-heading">{name}</h3>
      </article>
    )),
  },
});

/** Do not put amounts that are to be compared into cards: a `DataTable` has them in one column. */
export const DontCompareAmounts = meta.story({
  tags: ['dont', '!autodocs'],
  args: {
    gap: 'small',
    children: [
      ['Wells', '$12,400'],
      ['Roofs', '$9,870'],
      ['Schools', '$31,200'],
      ['Kitchens', '$4,050'],
    ].map(([name, amount]) => (
      <article key={name} className="rounded-pane border border-line p-4">
        <h3 className="text-heading">{name}</h3>
        <p>{amount}</p>
      </article>
    )),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
