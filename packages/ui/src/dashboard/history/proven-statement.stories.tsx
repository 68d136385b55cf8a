import { expect, fn, spyOn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import type { LoadStatement } from './loaded-statement.ts';
import { ProvenStatement } from './proven-statement.tsx';

const loaded: LoadStatement = async () => ({ text: '{"format":"donation-statement-1"}', lines: [] });
const failed: LoadStatement = async () => undefined;
const never: LoadStatement = () => new Promise(() => {});

const meta = preview.meta({
  title: 'Dashboard/History/ProvenStatement',
  component: ProvenStatement,
  tags: ['internal'],
  args: { onLoad: loaded },
});

/** The browser creates the file. Its name does not contain the donor's. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download with proofs' }));
    await waitFor(() => expect(names).toEqual(['statement.json']));
    click.mockRestore();
    await expect(canvas.getByRole('link', { name: 'check it in the public ledger' })).toHaveAttribute(
      'href',
      '/ledger',
    );
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onLoad: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Download with proofs/ });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { onLoad: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download with proofs' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The statement could not be loaded.');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
