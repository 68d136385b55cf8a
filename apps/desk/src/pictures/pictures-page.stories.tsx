import type { DeskPicture } from '@hearthlight/domain/desk';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, fill, press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
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
  onShowMore: hasMore ? fn() : undefined,
});

const meta = preview.meta({
  title: 'Pictures/PicturesPage',
  component: PicturesPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(pictures),
    search: '',
    onSearch: fn(),
    onUpload: resolvesTo({ ok: true }),
    onReplace: resolvesTo({ ok: true }),
    onEdit: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true, message: 'The picture was removed.' }),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <main className="mx-auto max-w-page p-4 desk:p-9">
          <Story />
        </main>
      </ToastProvider>
    ),
  ],
});

/** The dialog, which is outside the canvas. */
const page = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);
const newPicture = () => within(document.body).getByRole('dialog', { name: 'New picture' });
const open = (canvas: Canvas, name: RegExp) => press(canvas, name);

export const Default = meta.story({ tags: ['visual'] });
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: ready([]) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Several files are prepared one after the other. One that is closed is left out. */
export const Uploads = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const files = [await aPictureFile(), await aPictureFile('well.png')];
    await userEvent.upload(canvas.getByLabelText('Upload a picture', { selector: 'input' }), files);
    await fill(page(), { 'Alternative text': 'A roof' });
    await press(page(), 'Upload');
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith({ file: files[0], alt: 'A roof' }));
    await waitFor(() => expect(page().getByLabelText('Alternative text')).toHaveValue(''));
    await press(page(), 'Close');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
});

/** A dropped picture takes the same way. Other files are refused. */
export const RefusesOtherFiles = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const data = new DataTransfer();
    const drop = () =>
      canvas
        .getByRole('heading', { level: 1 })
        .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    data.items.add(new File(['<svg/>'], 'roof.svg', { type: 'image/svg+xml' }));
    drop();
    await expect(await canvas.findByText(/Use a still JPEG, PNG, WebP or AVIF picture/)).toBeVisible();
    data.items.add(await aPictureFile());
    drop();
    await waitFor(() => expect(newPicture()).toBeVisible());
  },
});

export const Details = meta.story({
  play: async ({ args, canvas }) => {
    await open(canvas, /A woman fills a jerrycan/);
    await within(document.body).findByRole('dialog', { name: 'Picture' });
    await fill(page(), { 'Alternative text': 'A tap' });
    await press(page(), 'Save');
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(well, { alt: 'A tap', focus: { x: 20, y: 80 } }));
    await expect(await page().findByText('The picture was saved.')).toBeVisible();
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

export const CropsStored = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await open(canvas, /A woman fills a jerrycan/);
    await press(page(), 'Crop');
    (await page().findByRole('button', { name: 'Corner at the top left' })).focus();
    for (let presses = 0; presses < 5; presses += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await press(page(), 'Crop');
    // The browser encodes the part first.
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const focus = { x: expect.any(Number), y: expect.any(Number) };
    const part = { file: expect.any(Blob), alt: well.alt, focus };
    await expect(args.onReplace).toHaveBeenCalledWith(well, part);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'The new version is used wherever the picture was. The earlier version stays in the list.',
      ),
    );
  },
});

/** Removing a picture closes the dialog, and the page says so. */
export const Removes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await open(canvas, /Picture of Nov 20, 2026/);
    await pressAndConfirm(page(), 'Remove');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(roof, ownPassword));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The picture was removed.'));
  },
});
