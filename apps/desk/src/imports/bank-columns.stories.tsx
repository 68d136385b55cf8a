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

/** A meaning has one column. */
export const OneColumnEach = meta.story({
  tags: ['!autodocs'],
  args: { upload: anUpload({ is_remembered: true }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^A file with these columns was imported before/)).toBeVisible();
    const amount = canvas.getByLabelText('Betrag');
    await userEvent.selectOptions(canvas.getByLabelText('Verwendungszweck'), 'Amount');
    await expect(amount).toHaveDisplayValue('Not used');
    await userEvent.selectOptions(amount, 'Fee');
    await expect(amount).toHaveDisplayValue('Fee');
    await userEvent.selectOptions(amount, 'Not used');
    await expect(amount).toHaveDisplayValue('Not used');
  },
});

const header = 'Auftraggeberkonto/Zahlungsempfängerkontonummer und Verwendungszweck';
export const LongText = meta.story({
  args: {
    upload: anUpload({
      headers: ['Buchungstag', 'Name Zahlungsbeteiligter', header, 'Betrag'],
      sample: [['02.10.26', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3), '790000005600'.repeat(12), '30,00']],
      columns: { ...anUpload().columns, bank: 'bank', date_format: 'DD.MM.YY', decimal: ',', cause: header },
    }),
  },
});
