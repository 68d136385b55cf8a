import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ActionPanel } from './action-panel.tsx';

const meta = preview.meta({
  title: 'Parts/ActionPanel',
  component: ActionPanel,
  tags: ['experimental'],
  args: {
    title: 'End the campaign',
    children: 'Today becomes its last day.',
    onAct: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const Acts = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'End the campaign');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const RejectedByServer = meta.story({
  args: { onAct: resolvesTo({ ok: false, message: 'The campaign has ended.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'End the campaign');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The campaign has ended.');
  },
});
