import type { HelpRequest } from '@hearthlight/domain';
import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#storybook/preview';

import { hydrateAfter, setValue } from '../../../../../.storybook/hydrate.tsx';
import { guidance } from './help-form.guidance.ts';
import { HelpForm } from './help-form.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Help/HelpForm',
  component: HelpForm,
  tags: ['stable'],
  parameters: { guidance },
  args: { supportEmail: 'support@hearthlight.example', onEntryChange: fn(), onOpenDraft: fn() },
});
type Screen = ReturnType<typeof within>;

const help: HelpRequest = {
  fullname: 'Mariama Diallo',
  email: 'mariama@example.org',
  phone_number: '+224 621 00 14 92',
  address: '12 Rue du Port, Conakry',
  request_type: 'Roof',
  request_description: 'The storm of 3 May took half of our roof.\nFive of us sleep in one room.',
  amount_targeted: '1,800',
  amount_raised: '250 so far',
};
const labels: [keyof HelpRequest, string, string][] = [
  ['fullname', 'Full name', 'Enter a valid full name.'],
  ['email', 'E-mail address', 'Please enter a valid email address.'],
  ['phone_number', 'Phone number', 'Please enter a valid phone number.'],
  ['address', 'Address', 'Please enter a valid address.'],
  ['request_type', 'Request type', 'Please enter a request type.'],
  ['request_description', 'Request description', 'Please enter a sufficient description.'],
  ['amount_targeted', 'Amount targeted', 'Please enter a valid target amount.'],
  ['amount_raised', 'Amount raised', 'Please enter a valid amount raised.'],
];
const fieldOf = (canvas: Screen, name: string) => canvas.getByRole('textbox', { name });
const buttonOf = (canvas: Screen) => canvas.getByRole('button', { name: 'Request help by e-mail' });

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(8);
    for (const [, label] of labels) await expect(fieldOf(canvas, label)).toBeRequired();
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(fieldOf(canvas, 'Full name')).toHaveFocus());
    for (const [, label, sentence] of labels) {
      await expect(fieldOf(canvas, label)).toBeInvalid();
      await expect(fieldOf(canvas, label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    }
    await expect(args.onOpenDraft).not.toHaveBeenCalled();
  },
});

export const TooShort = meta.story({
  args: {
    entry: {
      ...help,
      fullname: 'Al',
      phone_number: ' 1234 ',
      address: 'ab',
      request_type: 'r',
      request_description: 'x'.repeat(20),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(fieldOf(canvas, 'Full name')).toBeInvalid());
    await expect(fieldOf(canvas, 'Full name')).toHaveAccessibleDescription(/only letters and spaces/);
    const bad = ['Full name', 'Phone number', 'Address', 'Request type', 'Request description'];
    for (const [, label] of labels)
      await expect(fieldOf(canvas, label).getAttribute('aria-invalid')).toBe(bad.includes(label) ? 'true' : null);
    await expect(args.onOpenDraft).not.toHaveBeenCalled();
  },
});

export const LongEnough = meta.story({
  args: {
    entry: {
      ...help,
      fullname: 'Ali',
      phone_number: '12345',
      address: 'abc',
      request_type: 'rr',
      request_description: 'x'.repeat(21),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onOpenDraft).toHaveBeenCalledOnce());
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    for (const [key, label] of labels) await userEvent.type(fieldOf(canvas, label), help[key]);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() =>
      expect(args.onOpenDraft).toHaveBeenCalledWith({
        to: 'support@hearthlight.example',
        subject: 'Requester info',
        body: [
          'Full name: Mariama Diallo',
          'E-mail address: mariama@example.org',
          'Phone number: +224 621 00 14 92',
          'Address: 12 Rue du Port, Conakry',
          'Request type: Roof',
          'Request description: The storm of 3 May took half of our roof.',
          'Five of us sleep in one room.',
          'Amount targeted: $1,800',
          'Amount raised: 250 so far',
        ].join('\n'),
      }),
    );
    await expect(await canvas.findByText(/Requester info/)).toBeVisible();
    for (const [key, label] of labels) await expect(fieldOf(canvas, label)).toHaveValue(help[key]);
    await expect(args.onEntryChange).toHaveBeenLastCalledWith(help);
  },
});

export const Pending = meta.story({
  args: { entry: help, onOpenDraft: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { entry: help },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(buttonOf(canvas));
    fieldOf(canvas, 'Full name').focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/Requester info/);
    await expect(args.onOpenDraft).toHaveBeenCalledOnce();
  },
});

export const WithAnEntry = meta.story({
  args: { entry: { fullname: 'Mariama Diallo' } },
  play: async ({ canvas }) => {
    await expect(fieldOf(canvas, 'Full name')).toHaveValue('Mariama Diallo');
    await expect(fieldOf(canvas, 'Address')).toHaveValue('');
  },
});

/** Fills in the donor's details, in letters that the rule for a full name allows. */
export const UsesMyDetails = meta.story({
  args: { donor: { first_name: 'Anne-Marie', last_name: "O'Neil", email: 'anne@example.org' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my details' }));
    await expect(fieldOf(canvas, 'Full name')).toHaveValue('Anne Marie O Neil');
    await expect(fieldOf(canvas, 'E-mail address')).toHaveValue('anne@example.org');
    await expect(canvas.getByText(/^Your name and e-mail address are filled in\..*spaces replace/)).toBeVisible();
  },
});

/** Shows the missing amount once both amounts are valid. */
export const StillNeeded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldOf(canvas, 'Amount targeted'), '1,800');
    await expect(canvas.queryByText('Still needed')).toBeNull();
    await userEvent.type(fieldOf(canvas, 'Amount raised'), '250');
    await expect(canvas.getByText('$1,550')).toBeVisible();
    await userEvent.type(fieldOf(canvas, 'Amount raised'), ' so far');
    await expect(canvas.queryByText('Still needed')).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** All fields keep what was entered before hydration, and the sums follow. */
export const EnteredBeforeHydration = meta.story({
  tags: ['!autodocs'],
  render: () => <></>,
  play: async ({ args, canvas, canvasElement }) => {
    const entered = { ...help, amount_raised: '250' };
    const remove = await hydrateAfter(canvasElement, <HelpForm {...args} />, () => {
      for (const [key, label] of labels) setValue(fieldOf(canvas, label), entered[key]);
    });
    await expect(await canvas.findByText('$1,550')).toBeVisible();
    await expect(args.onEntryChange).toHaveBeenLastCalledWith(entered);
    remove();
  },
});
