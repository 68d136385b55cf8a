import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { scanPages } from '../../../../.storybook/scan-pages.ts';
import { ScanViewer } from './scan-viewer.tsx';

const meta = preview.meta({
  title: 'Bills/ScanViewer',
  component: ScanViewer,
  tags: ['experimental'],
  parameters: { network: [scanPages] },
  args: { id: 4, title: 'Scan of the bill of Kofi Mensah, carpenter', pages: 2, onClose: fn() },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Scan of the bill/ }));
const widthOf = async () => {
  const page = (await dialog()).getByRole<HTMLImageElement>('img', { name: 'Page 1 of 2' });
  await waitFor(() => expect(page.naturalWidth).toBeGreaterThan(0));
  return page.getBoundingClientRect().width;
};

/** The first page fits the screen, and all pages are below each other. */
export const Default = meta.story();

export const FitsTheWindow = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    await expect(await widthOf()).toBeLessThanOrEqual(window.innerWidth);
    await expect((await dialog()).getAllByRole('img')).toHaveLength(2);
  },
});

/** The buttons and the keys of a browser's zoom enlarge the pages, up to four times. */
export const Zooms = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    const fitting = await widthOf();
    const viewer = await dialog();
    await press(viewer, 'Zoom in');
    await expect(await widthOf()).toBeCloseTo(fitting * 1.5, 0);
    await userEvent.keyboard('++++');
    await expect(await widthOf()).toBeCloseTo(fitting * 4, 0);
    await expect(viewer.getByRole('status')).toHaveTextContent('Size: 400%');
    await userEvent.keyboard('-');
    await expect(await widthOf()).toBeCloseTo(fitting * 3, 0);
    await userEvent.keyboard('0');
    await expect(await widthOf()).toBeCloseTo(fitting, 0);
  },
});

/** A tap on a page enlarges it, and one on the largest shows all of it again. */
export const Taps = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    const fitting = await widthOf();
    const viewer = await dialog();
    for (const times of [1.5, 2, 3, 4, 1]) {
      await press(viewer, 'Page 1 of 2');
      await expect(await widthOf()).toBeCloseTo(fitting * times, 0);
    }
  },
});

/** What is read stays in view. A tap brings its place to the center. */
export const KeepsThePlace = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    await widthOf();
    const viewer = await dialog();
    const pane = viewer.getByRole('region');
    const { height, left, top, width } = pane.getBoundingClientRect();
    const second = () => viewer.getByRole('img', { name: 'Page 2 of 2' }).getBoundingClientRect();
    pane.scrollTo(0, pane.scrollHeight / 2);
    const before = second().top - top - height / 2;
    await press(viewer, 'Zoom in');
    await expect(Math.abs(second().top - top - height / 2 - before * 1.5)).toBeLessThan(20);
    const tapped = second();
    const point = { x: left + width * 0.6, y: top + height / 2 };
    const part = (point.x - tapped.left) / tapped.width;
    const target = viewer.getByRole('button', { name: 'Page 2 of 2' });
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX: point.x, clientY: point.y } });
    const after = second();
    await expect(Math.abs(after.left + part * after.width - (left + width / 2))).toBeLessThan(20);
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const fitting = await widthOf();
    await press(await dialog(), 'Zoom in');
    await expect(await widthOf()).toBeGreaterThan(fitting);
  },
});
