import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { mockTimers } from '../../../../../.storybook/mock-timers.ts';
import { Avatar } from '../media/avatar.tsx';
import { tickerTimes } from './ticker-state.ts';
import { guidance } from './ticker.guidance.ts';
import { Ticker, type TickerItem } from './ticker.tsx';

const people: [name: string, deed: string][] = [
  ['Sigrun Aas', 'Knitted 40 pairs of socks for the nursery in Kiruna.'],
  ['Tomasz Wilk', 'Gave $75, and drove the beams to the harbor himself.'],
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

/** Makes the browser report this preference for reduced motion, whatever its own is. */
const preferReducedMotion = (preferred: boolean) => () => {
  const original = window.matchMedia.bind(window);
  const mocked = spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.includes('prefers-reduced-motion') ? (preferred ? 'all' : 'not all') : query),
  );
  return () => mocked.mockRestore();
};

const meta = preview.meta({
  title: 'Library/Motion/Ticker',
  component: Ticker,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: { label: 'Recent contributors', items },
  beforeEach: preferReducedMotion(false),
});

const { interval, slide, secondRowDelay } = tickerTimes;
const clock = mockTimers(slide);

const cards = (root: Element) => [...root.querySelectorAll('[data-card] b')].map((name) => name.textContent);
const firstNames = (from: number, to: number) => people.slice(from, to).map(([name]) => name);
/** Its timeout is shorter than the timers that are mocked. */
const soon = (check: () => Promise<void>) => waitFor(check, { timeout: slide - 1 });
const isRunning = () => soon(() => expect(clock.waiting()).toBe(1));
const isStopped = () => soon(() => expect(clock.waiting()).toBe(0));

export const Default = meta.story({ tags: ['matrix'] });

/** The first frame is a full row. Screen readers get every item in a static list. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Recent contributors' });
    await expect(list.children).toHaveLength(items.length);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Bo Lindgren: Mended the pump in July.');
    await expect(cards(canvasElement)).toEqual(firstNames(0, 3));
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

/** A card enters every five seconds and slides for one second, then the first is removed. The height stays. */
export const Moves = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    for (let round = 0; round < 6; round += 1) {
      await isRunning();
      clock.tick(round === 0 ? interval : interval - slide);
      await soon(() => expect(cards(canvasElement)).toHaveLength(4));
      await isRunning();
      clock.tick(slide);
      await soon(() => expect(cards(canvasElement)).toHaveLength(3));
    }
    await expect(cards(canvasElement)).toEqual([...firstNames(6, 8), ...firstNames(0, 1)]);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
});

/** Right to left, the cards move to the right, and the last card enters from the left. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  beforeEach: clock.mock,
  play: async ({ canvasElement }) => {
    await isRunning();
    const [first, second] = canvasElement.querySelectorAll('[data-card]');
    const row = first?.parentElement;
    if (!first || !second || !row) throw new Error('There is no row.');
    const { left } = first.getBoundingClientRect();
    await expect(second.getBoundingClientRect().right).toBeLessThan(left);
    clock.tick(interval);
    await soon(() => expect(row.getAnimations()).toHaveLength(1));
    for (const motion of row.getAnimations()) motion.finish();
    await soon(() => expect(second.getBoundingClientRect().left).toBeCloseTo(left, 0));
  },
});

/** The second row changes three seconds after the first. */
export const TwoRows = meta.story({
  tags: ['!autodocs'],
  args: { rows: 2 },
  beforeEach: clock.mock,
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement)).toEqual(firstNames(0, 6));
    await isRunning();
    clock.tick(interval);
    await soon(() => expect(cards(canvasElement)).toEqual([...firstNames(0, 3), 'Lupe Ortiz', ...firstNames(3, 6)]));
    await isRunning();
    clock.tick(slide);
    await soon(() => expect(cards(canvasElement)).toHaveLength(6));
    await isRunning();
    clock.tick(secondRowDelay - slide);
    await soon(() => expect(cards(canvasElement)).toHaveLength(7));
    await expect(cards(canvasElement).at(-1)).toBe('Noor Hassan');
  },
});

/** Pause stops it until it is pressed again. It then runs although pointer and focus are still on the button. */
export const Pause = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Pause Recent contributors', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.unhover(button);
    button.blur();
    await isStopped();
    clock.tick(10 * interval);
    await expect(cards(canvasElement)).toEqual(firstNames(0, 3));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await isRunning();
    clock.tick(interval);
    await soon(() => expect(cards(canvasElement)).toHaveLength(4));
  },
});

/** It stops while the pointer is on it. */
export const Pointer = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  play: async ({ canvas }) => {
    await isRunning();
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await isStopped();
    await userEvent.unhover(button);
    await isRunning();
  },
});

/** Touch pauses it and scrolls a row, which gets its next cards. It continues when the touch ends. */
export const Swipe = meta.story({
  tags: ['!autodocs'],
  parameters: { notMirrored: 'It has been scrolled.' },
  beforeEach: clock.mock,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await isRunning();
    const card = canvasElement.querySelector('[data-card]');
    const row = card?.parentElement?.parentElement;
    if (!card || !row) throw new Error('There is no row.');
    const touch = new Touch({ identifier: 1, target: row });
    await fireEvent.touchStart(row, { touches: [touch] });
    await isStopped();
    const { left } = card.getBoundingClientRect();
    row.scrollLeft = 200;
    await soon(() => expect(card.getBoundingClientRect().left).toBeCloseTo(left - 200, 0));
    row.scrollLeft = row.scrollWidth;
    await soon(() => expect(cards(canvasElement).length).toBeGreaterThan(3));
    await fireEvent.touchEnd(row, { touches: [] });
    await isRunning();
    await expect(row).not.toHaveFocus();
  },
});

/** It stops while the focus is on it, and Enter pauses it. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  play: async ({ canvas }) => {
    await isRunning();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await isStopped();
    await userEvent.tab();
    await isRunning();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await isStopped();
  },
});

/** It stops while its tab is hidden. */
export const HiddenTab = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  play: async () => {
    await isRunning();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await fireEvent(document, new Event('visibilitychange'));
    await isStopped();
    Reflect.deleteProperty(document, 'visibilityState');
    await fireEvent(document, new Event('visibilitychange'));
    await isRunning();
  },
});

/** It stops while it is off screen. */
export const OffScreen = meta.story({
  tags: ['!autodocs'],
  beforeEach: clock.mock,
  decorators: [
    (Below) => (
      <div className="pt-[150vh] pb-[150vh]">
        <Below />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await isStopped();
    canvas.getByRole('button').scrollIntoView();
    await isRunning();
    window.scrollTo(0, 0);
    await isStopped();
  },
});

/** With `prefers-reduced-motion` it renders a static list that shows six cards at first. */
export const ReducedMotion = meta.story({
  tags: ['visual', '!autodocs'],
  beforeEach: () => {
    const restoreMotion = preferReducedMotion(true)();
    const restoreClock = clock.mock();
    return () => {
      restoreClock();
      restoreMotion();
    };
  },
  play: async ({ canvas }) => {
    await expect(clock.waiting()).toBe(0);
    await expect(canvas.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** With no more items than fit into a row, nothing moves. */
export const Few = meta.story({
  args: { items: items.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** The next card is cut off at the edge, and the page does not scroll sideways. */
export const Mobile = meta.story({
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
});

export const LongText = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      content: <p>{'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(9)}</p>,
    })),
  },
  globals: { viewport: { value: 'small' } },
});

export const OnDark = meta.story({
  render: (args) => (
    <div data-on="dark" className="bg-pine-deep p-6 text-on-dark">
      <Ticker {...args} />
    </div>
  ),
});
