import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { JoinButton, type JoinButtonProps } from './join-button.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Campaigns/JoinButton',
  component: JoinButton,
  tags: ['internal'],
  args: { campaign: { title: 'A deep well for Garbatula' }, status: 'open' as const, onJoin: fn() },
});

export const Default = meta.story({});

export const Joins = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Register for A deep well for Garbatula' });
    await expect(button).toHaveAccessibleDescription(
      'This is not a payment. You get the impact updates of this campaign.',
    );
    await userEvent.click(button);
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
});

export const Joining = meta.story({
  args: { status: 'joining' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Loading\.\.\./ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(button);
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

export const Joined = meta.story({
  args: { status: 'joined' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Registered/ });
    await userEvent.click(button);
    await expect(args.onJoin).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(button).toHaveAccessibleDescription(/^Updates of this campaign are under Impact Updates\./);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard?pane=updates');
  },
});

/** A campaign that has ended can be joined for its updates. */
export const Ended = meta.story({
  args: { ended: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^The campaign has ended.* not a payment/);
  },
});

/** The button in a parent that moves it to `joining` when pressed, and to `joined` when the call succeeds. */
function JoiningParent(props: JoinButtonProps) {
  const [status, setStatus] = useState(props.status);
  return (
    <>
      <JoinButton {...props} status={status} onJoin={() => setStatus('joining')} />
      <button
        type="button"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setStatus('joined')}
      >
        Succeed
      </button>
    </>
  );
}

export const KeepsTheFocus = meta.story({
  parameters: { smallTargets: true },
  render: (args) => <JoiningParent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Register for/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName(/^Loading\.\.\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await expect(button).toHaveAccessibleName(/^Registered/);
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('You are registered for A deep well for Garbatula.');
  },
});
