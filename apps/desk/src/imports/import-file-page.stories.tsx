import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { aPreview, anUpload } from './fixtures.ts';
import { ImportFilePage, type ImportFilePageProps } from './import-file-page.tsx';

const meta = preview.meta({
  title: 'Imports/ImportFilePage',
  component: ImportFilePage,
  tags: ['experimental'],
  args: {
    upload: anUpload(),
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
    await press(canvas, 'Import 38 gifts');
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

/** What was chosen or decided is lost with the page, which asks before it is left. */
export const Unsaved = meta.story({
  tags: ['!autodocs', '!visual'],
  decorators: reportsUnsaved,
  play: async ({ canvas, userEvent }) => {
    await expectUnsaved(false);
    await press(canvas, 'Show what it would change');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Record this row' }));
    await expectUnsaved(true);
  },
});

export const UnsavedColumns = meta.story({
  tags: ['!autodocs', '!visual'],
  decorators: reportsUnsaved,
  play: async ({ canvas, userEvent }) => {
    await expectUnsaved(false);
    await userEvent.selectOptions(await canvas.findByLabelText(/^Campaign for rows/), '7');
    await expectUnsaved(true);
  },
});

/** Imports exactly the shown preview: other choices need another preview, and none can be made during the import. */
export const OtherChoices = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { onImport: fn<ImportFilePageProps['onImport']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Show what it would change');
    await canvas.findByRole('button', { name: 'Import 38 gifts' });
    await userEvent.selectOptions(canvas.getByLabelText(/^Campaign for rows/), '7');
    await expect(canvas.queryByRole('button', { name: 'Import 38 gifts' })).not.toBeInTheDocument();
    await press(canvas, 'Show what it would change');
    await press(canvas, 'Import 38 gifts');
    await waitFor(() =>
      expect(canvas.queryByLabelText(/^Campaign for rows/)?.closest('[inert]')).not.toBeNull(),
    );
  },
});
