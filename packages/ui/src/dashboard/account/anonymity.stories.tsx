import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { Anonymity } from './anonymity.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Account/Anonymity',
  component: Anonymity,
  tags: ['internal'],
  args: { anonymous: false, onChange: resolvesTo({ ok: true, message: 'You stay anonymous in public.' }) },
});

export const Default = meta.story({});

export const Asks = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Stay anonymous in public');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await expect(await canvas.findByText('You stay anonymous in public.')).toBeVisible();
  },
});

/** Whoever is anonymous can change that. */
export const TakesBack = meta.story({
  args: { anonymous: true },
  play: async ({ args, canvas }) => {
    await press(canvas, 'No longer stay anonymous');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(false));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onChange: resolvesTo({ ok: false, message: 'Too many attempts.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Stay anonymous in public');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
