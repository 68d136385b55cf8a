import type { UploadedImport } from '@hearthlight/domain/desk';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BankColumns } from './bank-columns.tsx';
import { type ColumnsEntry, entryOf } from './columns-entry.ts';
import { anUpload } from './fixtures.ts';

interface ExampleProps {
  upload: UploadedImport;
}

/** The fields in a form, as in `ColumnsForm`. */
function Example({ upload }: ExampleProps) {
  const form = useForm<ColumnsEntry, unknown, ColumnsEntry>({ defaultValues: entryOf(upload.columns) });
  return <BankColumns upload={upload} form={form} />;
}

const meta = preview.meta({
  title: 'Imports/BankColumns',
  component: Example,
  tags: ['experimental'],
  args: { upload: anUpload() },
});

export const Default = meta.story();

/** The first cells of the chosen column help to see whether it is the right one. */
export const Examples = meta.story({
  tags: ['!autodocs'],
  args: { upload: anUpload({ is_remembered: true }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^A file with these columns was imported before/)).toBeVisible();
    await userEvent.click(canvas.getByText('Choose the columns'));
    const purpose = canvas.getByLabelText('Purpose');
    await expect(purpose).toHaveAccessibleDescription('Such as Spende für den Brunnen · Spende');
    await userEvent.selectOptions(purpose, 'Betrag');
    await expect(purpose).toHaveAccessibleDescription('Such as 30,00 · 1.250,00');
    await userEvent.selectOptions(purpose, 'None');
    await expect(purpose).toHaveAccessibleDescription('');
  },
});

const header = 'Auftraggeberkonto/Zahlungsempfängerkontonummer und Verwendungszweck';
export const LongText = meta.story({
  args: {
    upload: anUpload({
      headers: ['Buchungstag', 'Name Zahlungsbeteiligter', header, 'Betrag'],
      sample: [
        ['02.10.26', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3), '790000005600'.repeat(12), '30,00'],
      ],
      columns: { ...anUpload().columns, bank: 'bank', date_format: 'DD.MM.YY', decimal: ',', cause: header },
    }),
  },
});
