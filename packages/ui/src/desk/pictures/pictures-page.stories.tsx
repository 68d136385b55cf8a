import type { DeskPicture } from '@hearthlight/domain/desk';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { aDeskPicture, aPictureFile } from './fixtures/index.ts';
import { PicturesPage, type PicturesPageProps } from './pictures-page.tsx';

const well = aDeskPicture({
  focus: { x: 20, y: 80 },
  used_by: [
    { kind: 'news', id: 7, title: 'Forty days of water in Garbatula' },
    { kind: 'update', id: 3, title: '' },
  ],
});
const roof = aDeskPicture({ address: '/pictures/roof.svg', alt: '' });
const pictures = [roof, well];

/** A function, because a constant would have the type of this one state. */
const ready = (list: readonly DeskPicture[], hasMore = false): PicturesPageProps['view'] => ({
  status: 'ready',
  pictures: list,
  hasMore,
});

const meta = preview.meta({
  title: 'Product/Desk/Pictures/PicturesPage',
  component: PicturesPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(pictures),
    search: '',
    onSearch: fn(),
    onRetry: fn(),
    onShowMore: fn(),
    onUpload: resolvesTo({ ok: true }),
    onReplace: resolvesTo({ ok: true }),
    onEdit: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true }),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

/** The dialog, which is outside the canvas. */
const page = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);
const newPicture = () => within(document.body).getByRole('dialog', { name: 'New picture' });
const open = (canvas: Canvas, name: RegExp) => press(canvas, name);

export const Default = meta.story({ tags: ['visual'] });
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Empty = meta.story({ args: { view: ready([]) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Pictures are found by their alternative text. The rest follows page by page. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    view: ready(
      Array.from({ length: 50 }, (_, index) =>
        aDeskPicture({ address: `/pictures/well.svg?${index}`, alt: `Well ${index}` }),
      ),
      true,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('searchbox'), ' well{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('well');
  },
});

export const NothingFound = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([]), search: 'well' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No picture matches')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});

/** Several files are prepared one after the other. Each needs an alternative text. */
export const Uploads = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const files = [await aPictureFile(), await aPictureFile('well.png')];
    await userEvent.upload(canvas.getByLabelText('Upload a picture', { selector: 'input' }), files);
    await press(page(), 'Upload');
    await expect(page().getByLabelText('Alternative text')).toHaveAccessibleDescription(
      /Describe the picture in a few words/,
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
    await fill(page(), { 'Alternative text': ' A roof ' });
    await press(page(), 'Upload');
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith({ file: files[0], alt: 'A roof' }));
    await waitFor(() => expect(page().getByLabelText('Alternative text')).toHaveValue(''));
    await press(page(), 'Close');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
});

/** An edge that is moved by the keyboard leaves a part out. The rest is never uploaded. */
export const Crops = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Upload a picture', { selector: 'input' }),
      await aPictureFile(),
    );
    await fill(page(), { 'Alternative text': 'A roof' });
    (await page().findByRole('button', { name: 'Right edge' })).focus();
    for (let presses = 0; presses < 5; presses += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await press(page(), 'Upload');
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const [{ file } = { file: new Blob() }] = args.onUpload.mock.lastCall ?? [];
    const { width, height } = await createImageBitmap(file);
    await expect(height).toBe(200);
    await expect(width).toBeLessThan(400);
  },
});

/** Handles around no picture would cover each other. */
export const NothingToCrop = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const broken = new File(['no picture'], 'roof.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Upload a picture', { selector: 'input' }), broken);
    await expect(await page().findByLabelText('Alternative text')).toBeVisible();
    await expect(page().queryByRole('button', { name: 'Right edge' })).toBeNull();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onUpload: resolvesTo({ ok: false, message: 'The server could not store the picture.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Upload a picture', { selector: 'input' }),
      await aPictureFile(),
    );
    await fill(page(), { 'Alternative text': 'A roof' });
    await press(page(), 'Upload');
    await expect(await page().findByText('The server could not store the picture.')).toBeVisible();
    await expect(page().getByLabelText('Alternative text')).toHaveValue('A roof');
  },
});

/** Dropped and pasted pictures take the same way. Other files are refused. */
export const DropsAndPastes = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const data = new DataTransfer();
    const drag = (type: 'dragover' | 'drop') =>
      canvas
        .getByRole('heading', { level: 1 })
        .dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    data.items.add(new File(['<svg/>'], 'roof.svg', { type: 'image/svg+xml' }));
    drag('drop');
    await expect(await canvas.findByText(/Use a still JPEG, PNG, WebP or AVIF picture/)).toBeVisible();
    data.items.add(await aPictureFile());
    drag('dragover');
    await expect(await canvas.findByText('Drop it anywhere')).toBeVisible();
    drag('drop');
    await waitFor(() => expect(newPicture()).toBeVisible());
    await press(page(), 'Close');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    await waitFor(() => expect(newPicture()).toBeVisible());
  },
});

/** A picture in use says where, and cannot be removed. The focal point is set by pointer or keyboard. */
export const Details = meta.story({
  play: async ({ args, canvas }) => {
    await open(canvas, /A woman fills a jerrycan/);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Picture' });
    await expect(within(dialog).getByRole('link', { name: /Forty days of water/ })).toHaveAttribute(
      'href',
      '/desk/news/7',
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: 'An update without a title' })).toBeVisible(),
    );
    await expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
    const slider = within(dialog).getByRole('slider', { name: 'From left to right, in percent' });
    await fireEvent.change(slider, { target: { value: '21' } });
    await fill(within(dialog), { 'Alternative text': 'A tap' });
    await press(within(dialog), 'Save');
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(well, { alt: 'A tap', focus: { x: 21, y: 80 } }),
    );
    await expect(await within(dialog).findByText('The picture was saved.')).toBeVisible();
  },
});

export const Replaces = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, /A woman fills a jerrycan/);
    const file = await aPictureFile();
    await userEvent.upload(page().getByLabelText('Replace', { selector: 'input' }), file);
    await expect(await page().findByLabelText('Alternative text')).toHaveValue(well.alt);
    await press(page(), 'Upload');
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledWith(well, { file, alt: well.alt }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});

/** Cropping a stored picture needs a marked part. */
export const CropsStored = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, /A woman fills a jerrycan/);
    await press(page(), 'Crop');
    await press(page(), 'Upload');
    await expect(await page().findByText('Mark the part to keep.')).toBeVisible();
    (await page().findByRole('button', { name: 'Corner at the top left' })).focus();
    for (let presses = 0; presses < 5; presses += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await press(page(), 'Upload');
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledOnce());
  },
});

export const Removes = meta.story({
  tags: ['!autodocs'],
  args: { onRemove: fn(async () => ({ ok: false as const, message: 'This picture is in use.' })) },
  play: async ({ args, canvas }) => {
    await open(canvas, /Picture of Nov 20, 2026/);
    await press(page(), 'Remove');
    await expect(await page().findByText('This picture is in use.')).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledWith(roof);
  },
});
