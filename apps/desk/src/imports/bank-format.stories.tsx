import { expect, fn, spyOn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { BankFormat } from './bank-format.tsx';
import { anUpload } from './fixtures.ts';
import { writeFormat } from './format-file.ts';

const upload = anUpload();
const columns = { ...upload.columns, year: '2026', header_line: 7 };

const meta = preview.meta({
  title: 'Imports/BankFormat',
  component: BankFormat,
  tags: ['experimental'],
  args: { upload, columns, onUse: fn() },
});

export const Default = meta.story();

/** The file has no names of givers, and nothing that holds for one statement only. */
export const Saves = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas, userEvent }) => {
    const save = spyOn(URL, 'createObjectURL').mockReturnValueOnce('blob:1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the format' }));
    const [file] = save.mock.calls[0] ?? [];
    const saved: unknown = file instanceof Blob ? JSON.parse(await file.text()) : undefined;
    await expect(saved).toEqual({
      kind: 'hearthlight-bank-format',
      columns: upload.columns,
      headers: upload.headers,
      example: ['02.10.26', '', '', '30,00'],
    });
  },
});

/** A saved format is used if the file has its columns. */
export const Uses = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Use a saved format', { selector: 'input' });
    const choose = (text: string) => userEvent.upload(input, new File([text], 'oak.format.json'));
    await choose('{"rows": 3}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This is not a saved format/);
    await choose(writeFormat(upload, { ...columns, name: 'Auftraggeber' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“Auftraggeber”'));
    await expect(args.onUse).not.toHaveBeenCalled();
    await choose(writeFormat(upload, columns));
    await waitFor(() => expect(args.onUse).toHaveBeenCalledWith(upload.columns));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('This file is read with the saved format.');
  },
});
