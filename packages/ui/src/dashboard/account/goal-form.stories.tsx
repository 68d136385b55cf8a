import { sentences } from '@hearthlight/domain';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { guidance } from './goal-form.guidance.ts';
import { GoalForm } from './goal-form.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Account/GoalForm',
  component: GoalForm,
  tags: ['experimental'],
  parameters: { guidance },
  args: { goal: 0, onSubmit: resolvesTo({ ok: true, message: 'Your goal is $4,000.' }) },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your goal' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Save goal' })).toBeVisible();
  },
});

/** A goal that was set before can be changed. */
export const WithGoal = meta.story({
  args: { goal: 1250.5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your goal', hidden: true });
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByText('Change your goal'));
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('1250.50');
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your goal' });
    for (const typed of ['0', '-5', '1.000', 'a lot', '10000000000']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a valid amount\.$/));
      await expect(field).toHaveFocus();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your goal' }), '4000{Enter}');
    const button = canvas.getByRole('button', { name: 'Save goal' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your goal' }), '4000');
    const form = canvas.getByRole('form', { name: 'Your goal' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save goal' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, fields: { client_goal: 'Enter a valid amount.' } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your goal' });
    await userEvent.type(field, '4000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a valid amount\.$/));
    await expect(field).toHaveValue('4000');
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your goal' }), '4000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your goal' }), ' $4,000{Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ client_goal: '$4,000' }]]));
    await expect(await canvas.findByText('Your goal is $4,000.')).toBeVisible();
  },
});
