import { limits } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { Avatar } from './avatar.tsx';
import { Ticker, type TickerItem } from './ticker.tsx';

const people: [name: string, deed: string][] = [
  ['Sigrun Aas', 'Knitted 40 pairs of socks for the nursery in Kiruna.'],
  ['Tomasz Wilk', 'Gave $75, and drove the beams to the harbour himself.'],
  ['Adaeze Obi', 'Reads to the children of Sololá every Friday, over the telephone.'],
  ['Bo Lindgren', 'Mended the pump in July.'],
  ['Priya Raman', 'Sent $210, the takings of her street’s bake sale, and 14 cakes that did not sell.'],
  ['Ewan Reid', 'Has given $12 a month since 2014.'],
  ['Lupe Ortiz', 'Taught two evening classes in bookkeeping.'],
  ['Noor Hassan', 'Paid for the night nurse’s bicycle.'],
];

const items: TickerItem[] = people.map(([name, deed], index) => ({
  id: name,
  text: `${name}: ${deed}`,
  content: (
    <div className="flex gap-4">
      <Avatar src={`/pictures/portrait-0${index + 1}.svg`} />
      <p>
        <b className="block font-semibold">{name}</b> <span className="text-small">{deed}</span>
      </p>
    </div>
  ),
}));

const meta = {
  title: 'Components/Ticker',
  component: Ticker,
  args: { label: 'Recent contributors', items, motion: 'full' },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

const replace = (name: string, value: unknown) =>
  Object.defineProperty(window, name, { value, configurable: true, writable: true });

/** Holds back timers of a second and more until `tick`, so that five seconds pass at once; shorter ones run. */
function holdTimers() {
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const held = new Map<number, { due: number; run: () => void }>();
  let now = 0;
  let last = 1e9;
  replace('setTimeout', (run: () => void, wait = 0) => {
    if (wait < limits.ticker.slide) return set(run, wait);
    last += 1;
    held.set(last, { due: now + wait, run });
    return last;
  });
  replace('clearTimeout', (id: number) => held.delete(id) || clear(id));
  return {
    waiting: () => held.size,
    tick: (ms: number) => {
      now += ms;
      for (const [id, { due, run }] of held) if (due <= now && held.delete(id)) run();
    },
    letGo: () => {
      replace('setTimeout', set);
      replace('clearTimeout', clear);
    },
  };
}

let clock: ReturnType<typeof holdTimers>;
const withClock = () => {
  clock = holdTimers();
  return () => clock.letGo();
};
const { interval, slide, secondRowDelay } = limits.ticker;

const cards = (root: Element) => [...root.querySelectorAll('[data-card] b')].map((name) => name.textContent);
const firstNames = (from: number, to: number) => people.slice(from, to).map(([name]) => name);
/** Its own time limit is short enough not to be held back. */
const soon = (check: () => Promise<void>) => waitFor(check, { timeout: slide - 1 });
const runs = () => soon(() => expect(clock.waiting()).toBe(1));
const stands = () => soon(() => expect(clock.waiting()).toBe(0));

/** The first frame is a full row; screen readers find every item in a list that does not move. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Recent contributors' });
    await expect(list.children).toHaveLength(items.length);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(
      'Bo Lindgren: Mended the pump in July.',
    );
    await expect(cards(canvasElement)).toEqual(firstNames(0, 3));
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** A card comes every five seconds and slides for one, then the first is gone; the page keeps its height. */
export const Moves: Story = {
  beforeEach: withClock,
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    for (let round = 0; round < 6; round += 1) {
      await runs();
      clock.tick(round === 0 ? interval : interval - slide);
      await soon(() => expect(cards(canvasElement)).toHaveLength(4));
      await runs();
      clock.tick(slide);
      await soon(() => expect(cards(canvasElement)).toHaveLength(3));
    }
    await expect(cards(canvasElement)).toEqual([...firstNames(6, 8), ...firstNames(0, 1)]);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

/** The second row follows three seconds after the first; never more than twelve cards. */
export const TwoRows: Story = {
  args: { rows: 2 },
  beforeEach: withClock,
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement)).toEqual(firstNames(0, 6));
    await runs();
    clock.tick(interval);
    await soon(() =>
      expect(cards(canvasElement)).toEqual([...firstNames(0, 3), 'Lupe Ortiz', ...firstNames(3, 6)]),
    );
    await runs();
    clock.tick(slide);
    await soon(() => expect(cards(canvasElement)).toHaveLength(6));
    await runs();
    clock.tick(secondRowDelay - slide);
    await soon(() => expect(cards(canvasElement)).toHaveLength(7));
    await expect(cards(canvasElement).at(-1)).toBe('Noor Hassan');
  },
};

/** Pause holds it until Pause is pressed again, even while the pointer and the focus are still on the button. */
export const Pause: Story = {
  beforeEach: withClock,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Pause Recent contributors', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.unhover(button);
    button.blur();
    await stands();
    clock.tick(10 * interval);
    await expect(cards(canvasElement)).toEqual(firstNames(0, 3));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await runs();
    clock.tick(interval);
    await soon(() => expect(cards(canvasElement)).toHaveLength(4));
  },
};

/** It stands while the pointer is on it. */
export const Pointer: Story = {
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await runs();
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await stands();
    await userEvent.unhover(button);
    await runs();
  },
};

/** It stands while the focus is on it, and Enter pauses it. */
export const Keyboard: Story = {
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await runs();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await stands();
    await userEvent.tab();
    await runs();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await stands();
  },
};

/** It stands while another tab is in front. */
export const HiddenTab: Story = {
  beforeEach: withClock,
  play: async () => {
    await runs();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await fireEvent(document, new Event('visibilitychange'));
    await stands();
    Reflect.deleteProperty(document, 'visibilityState');
    await fireEvent(document, new Event('visibilitychange'));
    await runs();
  },
};

/** It stands while it is out of sight. */
export const OffScreen: Story = {
  beforeEach: withClock,
  decorators: [
    (Below) => (
      <div className="pt-[150vh] pb-[150vh]">
        <Below />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await stands();
    canvas.getByRole('button').scrollIntoView();
    await runs();
    window.scrollTo(0, 0);
    await stands();
  },
};

/** Who asked for less motion gets a list that stands still, six at first. */
export const ReducedMotion: Story = {
  tags: ['visual'],
  args: { motion: 'system' },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await expect(clock.waiting()).toBe(0);
    await expect(canvas.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

/** No more items than a row holds: nothing to wait for, so nothing moves. */
export const Few: Story = {
  args: { items: items.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** The next card waits at the edge; the page does not scroll sideways. */
export const Mobile: Story = {
  args: { rows: 2 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-card]')].map((card) =>
      card.getBoundingClientRect(),
    );
    const { right } = canvasElement.getBoundingClientRect();
    await expect(first?.right).toBeLessThan(right);
    await expect(second?.left).toBeLessThan(right);
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      content: <p>{'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(9)}</p>,
    })),
  },
  globals: { viewport: { value: 'small' } },
};

export const OnDark: Story = {
  decorators: [
    (Dark) => (
      <div data-on="dark" className="bg-pine-deep p-6 text-on-dark">
        <Dark />
      </div>
    ),
  ],
};
