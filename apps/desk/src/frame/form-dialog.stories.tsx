import { Button, Field } from '@hearthlight/ui';
import { useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

function ExampleForm() {
  const [name, setName] = useState('');
  useUnsavedInDialog(name !== '');
  return (
    <form className="grid gap-5">
      <Field label="Name" value={name} onChange={({ currentTarget: { value } }) => setName(value)} />
      <div>
        <Button size="small">Save</Button>
      </div>
    </form>
  );
}

const meta = preview.meta({
  title: 'Frame/FormDialog',
  component: FormDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Record a gift',
    children: <ExampleForm />,
    onClose: fn<FormDialogProps['onClose']>(),
  },
});

const theDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Default = meta.story();

/** Without changes, Escape and the Close button close it at once. */
export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await theDialog('Record a gift');
    await userEvent.keyboard('{Escape}');
    await press(screen, 'Close');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** Asks before changes are dropped. Staying keeps them. */
export const Asks = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const form = await theDialog('Record a gift');
    await fill(form, { Name: 'Grace' });
    await press(form, 'Close');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toHaveAccessibleDescription('What you entered in this dialog has not been saved.');
    await press(within(question), 'Stay');
    await expect(await form.findByLabelText('Name')).toHaveValue('Grace');
    await press(form, 'Close');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(await theDialog('Leave without saving?'), 'Leave');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Changes that were taken back are none. */
export const TakenBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const form = await theDialog('Record a gift');
    await fill(form, { Name: 'Grace' });
    await userEvent.clear(form.getByLabelText('Name'));
    await press(form, 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
