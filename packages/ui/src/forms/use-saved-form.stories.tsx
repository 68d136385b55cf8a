import type { Result } from '@hearthlight/domain';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { z } from 'zod/mini';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { Button } from '../components/actions/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { useSavedForm } from './use-saved-form.ts';

const rules = z.object({ title: z.string().check(z.trim()), place: z.string() });
const entry = { title: 'A well', place: 'Garbatula' };

interface ExampleProps {
  onSubmit: Mock<() => Promise<Result>>;
}

/** A form of an entry. */
function Example({ onSubmit }: ExampleProps) {
  const { form, submit, pending } = useSavedForm(async () => rules, entry, onSubmit);
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sheet gap-4.5">
      <Field label="Title" {...form.register('title')} />
      <Field label="Place" {...form.register('place')} />
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </form>
  );
}

const meta = preview.meta({
  title: 'Product/Forms/useSavedForm',
  component: Example,
  tags: ['internal'],
  args: { onSubmit: resolvesTo({ ok: true }) },
  decorators: [reportsUnsaved],
});

export const Default = meta.story();

export const TypedBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expectUnsaved(false);
    await fill(canvas, { Title: 'Two wells' });
    await expectUnsaved(true);
    await fill(canvas, { Title: 'A well' });
    await expectUnsaved(false);
  },
});

/** Counts the entries as saved, although the rules trim them. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, { Title: ' Two wells ' });
    await press(canvas, 'Save');
    await expectUnsaved(false);
    await expect(canvas.getByLabelText('Title')).toHaveValue(' Two wells ');
    await fill(canvas, { Title: 'Three wells' });
    await expectUnsaved(true);
    await fill(canvas, { Title: ' Two wells ' });
    await expectUnsaved(false);
  },
});

let slowCall = Promise.withResolvers<Result>();

/** Counts entries during the call as unsaved. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(() => slowCall.promise) },
  beforeEach: () => void (slowCall = Promise.withResolvers()),
  play: async ({ args, canvas }) => {
    await fill(canvas, { Title: 'Two wells' });
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await fill(canvas, { Place: 'Isiolo' });
    slowCall.resolve({ ok: true });
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.getByLabelText('Place')).toHaveValue('Isiolo');
    await expectUnsaved(true);
    await fill(canvas, { Place: 'Garbatula' });
    await expectUnsaved(false);
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'Somebody else has changed this.' }) },
  play: async ({ canvas }) => {
    await fill(canvas, { Title: 'Two wells' });
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled'));
    await expectUnsaved(true);
  },
});
