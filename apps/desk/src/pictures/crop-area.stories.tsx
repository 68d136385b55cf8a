import { useCallback, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { expectWholePhotographs, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { CropArea, type CropAreaProps } from './crop-area.tsx';
import { wholePicture } from './crop-picture.ts';

/** Keeps the crop, and shows a picture. */
function Cropping({ onChange, ...area }: CropAreaProps) {
  const [crop, setCrop] = useState(area.crop);
  const show = useCallback((element: HTMLImageElement | null) => {
    if (element) element.src = '/pictures/well.svg';
  }, []);
  return (
    <CropArea
      crop={crop}
      pictureRef={show}
      onChange={(changed) => {
        setCrop(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Pictures/CropArea',
  component: CropArea,
  tags: ['experimental'],
  args: { crop: wholePicture, onChange: fn(), pictureRef: fn() },
  render: Cropping,
});

export const Default = meta.story();

/** Each edge and corner has a name, and moves by the arrow keys. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const edge = await canvas.findByRole('button', { name: 'Left edge' });
    await expect(canvas.getAllByRole('button')).toHaveLength(8);
    edge.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    const [crop = wholePicture] = args.onChange.mock.lastCall ?? [];
    await expect(crop.x).toBeGreaterThan(0);
    await expect(crop.width).toBeLessThan(100);
    await expect(crop.y).toBe(0);
  },
});

/** A photograph of any shape is shown whole. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  // On a phone, the handles of a panorama overlap.
  parameters: { smallTargets: true },
  render: (args) => (
    <ForEachPhotograph inColumns>
      {(address) => <CropArea {...args} pictureRef={(image) => image?.setAttribute('src', address)} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectWholePhotographs(canvas),
});
