import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { DropZone } from './drop-zone.tsx';

const meta = preview.meta({
  title: 'Pictures/DropZone',
  component: DropZone,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <div className="p-2">
        <Story />
      </div>
    ),
  ],
  args: { active: true, onChoose: fn(), children: <p>The pictures of the site.</p> },
});

const file = new File(['picture'], 'roof.png', { type: 'image/png' });

const dataWith = (dropped?: File) => {
  const data = new DataTransfer();
  if (dropped) data.items.add(dropped);
  else data.setData('text/plain', 'A roof');
  return data;
};
const drag = (element: Element, type: 'dragover' | 'dragleave' | 'drop', data: DataTransfer) =>
  element.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
const paste = (data: DataTransfer) =>
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));

export const Default = meta.story();

export const DropsAndPastes = meta.story({
  play: async ({ args, canvas }) => {
    const content = canvas.getByText('The pictures of the site.');
    drag(content, 'dragover', dataWith(file));
    await expect(await canvas.findByText('Drop it anywhere')).toBeVisible();
    drag(content, 'dragleave', dataWith(file));
    await waitFor(() => expect(canvas.queryByText('Drop it anywhere')).toBeNull());
    drag(content, 'drop', dataWith(file));
    paste(dataWith(file));
    await expect(args.onChoose.mock.calls).toEqual([[[file]], [[file]]]);
    // A text is not a picture.
    drag(content, 'drop', dataWith());
    paste(dataWith());
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    drag(content, 'dragover', dataWith(file));
  },
});

/** While a dialog is open, a dropped file is not opened by the browser either. */
export const Inactive = meta.story({
  tags: ['!autodocs'],
  args: { active: false },
  play: async ({ args, canvas }) => {
    const isHandled = !drag(canvas.getByText('The pictures of the site.'), 'drop', dataWith(file));
    await expect(isHandled).toBe(true);
    paste(dataWith(file));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});
