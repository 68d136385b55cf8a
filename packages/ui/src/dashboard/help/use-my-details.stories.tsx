import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { UseMyDetails } from './use-my-details.tsx';

const meta = preview.meta({
  title: 'Dashboard/Help/UseMyDetails',
  component: UseMyDetails,
  tags: ['internal'],
  args: { onUse: fn() },
});

/** Announces what it has done. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my details' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your name and e-mail address are filled in.');
  },
});
