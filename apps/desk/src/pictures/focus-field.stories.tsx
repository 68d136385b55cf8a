import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { expectWholePhotographs, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { FocusField } from './focus-field.tsx';

const meta = preview.meta({
  title: 'Pictures/FocusField',
  component: FocusField,
  tags: ['experimental'],
  args: { address: '/pictures/well.svg', focus: { x: 20, y: 80 }, onChange: fn() },
});

export const Default = meta.story();

/** By a click or drag in the picture, or by the keyboard. Moving the mouse over it changes nothing. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [picture] = canvasElement.getElementsByTagName('img');
    if (!picture) throw new Error('There is no picture.');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = (buttons: number) => ({ buttons, clientX: left + width / 4, clientY: top + height / 2 });
    await fireEvent.pointerMove(picture, at(0));
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.pointerDown(picture, at(1));
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 25, y: 50 });
    await userEvent.tab();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'From top to bottom, in percent' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveValue('80');
    await fireEvent.change(slider, { target: { value: '81' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 20, y: 81 });
  },
});

/** A photograph of any shape is shown whole. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph inColumns>{(address) => <FocusField {...args} address={address} />}</ForEachPhotograph>
  ),
  play: ({ canvas }) => expectWholePhotographs(canvas),
});
