import { aDashboard } from '@hearthlight/domain/fixtures';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../../components/actions/button.tsx';
import { UseMyDetails, type UseMyDetailsProps } from './use-my-details.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Help/UseMyDetails',
  component: UseMyDetails,
  tags: ['internal'],
  args: { donor: aDashboard(), onUse: fn() },
});

export const Default = meta.story({});

/** Announces that the details are filled in. */
export const FillsIn = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('', { selector: 'output' })).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my details' }));
    await expect(args.onUse.mock.calls).toEqual([[args.donor]]);
    await expect(canvas.getByText('Your name and e-mail address are filled in.')).toBeVisible();
  },
});

function LoadsLater(props: UseMyDetailsProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <UseMyDetails {...props} donor={isLoaded ? props.donor : undefined} />
      <Button onClick={() => setIsLoaded(true)}>Load</Button>
    </>
  );
}

/** Pressed before the donor has loaded, it fills in the details once they have. */
export const PressedEarly = meta.story({
  tags: ['!autodocs'],
  render: (args) => <LoadsLater {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my details' }));
    await expect(canvas.getByText('Your details are loading.')).toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Your name and e-mail address are filled in.')).toBeVisible();
  },
});
