import { Button } from '@hearthlight/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aPreview, anUpload } from './fixtures.ts';
import { ImportFilePage, type ImportFilePageProps } from './import-file-page.tsx';

const meta = preview.meta({
  title: 'Imports/ImportFilePage',
  component: ImportFilePage,
  tags: ['experimental'],
  args: {
    upload: anUpload(),
    onKeep: fn(),
    onAnswer: fn<ImportFilePageProps['onAnswer']>(async () => ({ ok: true, upload: anUpload() })),
    onExplain: fn<ImportFilePageProps['onExplain']>(async () => ({ ok: true, proposals: [] })),
    onPreview: fn<ImportFilePageProps['onPreview']>(async () => ({ ok: true, preview: aPreview() })),
    onImport: fn<ImportFilePageProps['onImport']>(async () => ({
      ok: true,
      imported: { counts: { new: 39, changed: 2, suspected: 1, known: 0 }, thanked: 35 },
    })),
    onDiscard: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Paypal = meta.story({ args: { upload: anUpload({ kind: 'paypal', columns: null }) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Previews the file, imports it with the choices that were previewed, and says what became of it. */
export const Imports = meta.story({
  tags: ['!autodocs'],
  decorators: (Story) => (
    <ToastProvider>
      <Story />
    </ToastProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Campaign for rows/), '7');
    await press(canvas, 'Show what it would change');
    await expect(await canvas.findByText('Gift 118 in the books')).toBeVisible();
    await press(canvas, 'Import 38 rows');
    await waitFor(() =>
      expect(args.onImport).toHaveBeenCalledWith(
        expect.objectContaining({ campaign_id: 7, separate_lines: [], thank: false }),
        expect.any(Function),
      ),
    );
    const sentence =
      'Imported: 1 needs a decision · 2 change known gifts · 39 new gifts. 35 thank-you mails are on their way.';
    await expect(await screen.findByText(sentence)).toBeVisible();
  },
});

/** Keeps what was chosen and decided, as the route does. */
function Kept(props: ImportFilePageProps) {
  const [kept, setKept] = useState<ImportFilePageProps['kept']>();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Continue'}</Button>
      {isOpen && <ImportFilePage {...props} kept={kept} onKeep={(part) => setKept((now) => ({ ...now, ...part }))} />}
    </>
  );
}

/** What was answered, chosen and decided is still there when somebody leaves the page and comes back. */
export const Keeps = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    onAnswer: fn<ImportFilePageProps['onAnswer']>(async (columns) => ({
      ok: true,
      upload: anUpload({ columns }),
    })),
  },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Short name of the bank'), '7');
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign for rows/), '7');
    await press(canvas, 'Show what it would change');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Record this row' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Send a thank-you mail/ }));
    await press(canvas, 'Leave');
    await press(canvas, 'Continue');
    await expect(canvas.getByLabelText('Short name of the bank')).toHaveValue('bank7');
    await expect(canvas.getByLabelText(/^Campaign for rows/)).toHaveValue('7');
    await expect(canvas.getByRole('radio', { name: 'Record this row' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Send a thank-you mail/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Import 39 rows' })).toBeVisible();
  },
});

/** Imports exactly the shown preview: other choices need another preview, and none can be made during the import. */
export const OtherChoices = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onImport: fn<ImportFilePageProps['onImport']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Show what it would change');
    await canvas.findByRole('button', { name: 'Import 38 rows' });
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign for rows/), '7');
    await expect(canvas.queryByRole('button', { name: 'Import 38 rows' })).not.toBeInTheDocument();
    await press(canvas, 'Show what it would change');
    await press(canvas, 'Import 38 rows');
    await waitFor(() => expect(canvas.queryByLabelText(/^Campaign for rows/)?.closest('[inert]')).not.toBeNull());
  },
});
