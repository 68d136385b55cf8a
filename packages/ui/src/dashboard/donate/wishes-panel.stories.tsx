// cspell:words شارع النيل
import { makePaymentReference } from '@hearthlight/domain';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../../components/actions/button.tsx';
import { WishesPanel } from './wishes-panel.tsx';

const reference = makePaymentReference({ donor: 56, campaign: 3 }, 751_399);

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/WishesPanel',
  component: WishesPanel,
  tags: ['experimental'],
  args: { to: 'pledges@example.org', amount: 25, reference, today: '2026-11-20', onChange: fn() },
});

/** Only the choice is there, until a donor makes it. */
export const Default = meta.story({ tags: ['visual'] });

/** Most pledges are for nobody in particular: there is nothing to send. */
export const Neither = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Neither');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In memory of somebody');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, '  ');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(name).toHaveAccessibleDescription('Your second mail is written once you enter this name.');
    await userEvent.type(name, 'Amara');
    await expect(name).not.toHaveAccessibleDescription();
  },
});

/** The second mail names the pledge and whom to tell. */
export const InMemory = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In memory of somebody');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' Amara Diallo ');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Whom/ }), 'Amina Diallo{Enter}Conakry');
    const link = canvas.getByRole('link', { name: 'Open this as a mail' });
    const body = [
      'Hello,',
      '',
      'My donation of $25 (USD) is in memory of Amara Diallo.',
      'Payment reference: RF79 0000 0056 0000 0375 1399',
      '',
      'Please tell:',
      'Amina Diallo',
      'Conakry',
    ];
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    await expect(pathname).toBe('pledges@example.org');
    await expect(searchParams.get('subject')).toBe('In memory of Amara Diallo');
    await expect(searchParams.get('body')?.split('\r\n')).toEqual(body);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

/** The wish for this pledge alone, without or beside a name. */
export const Anonymous = meta.story({
  play: async ({ canvas, userEvent }) => {
    const wish = canvas.getByRole('checkbox', { name: 'Stay anonymous in public for this donation' });
    await expect(wish).toHaveAccessibleDescription(/letter to a family/);
    await userEvent.click(wish);
    const bodyOf = () =>
      new URL(canvas.getByRole('link', { name: 'Open this as a mail' }).getAttribute('href') ?? '').searchParams
        .get('body')
        ?.split('\r\n');
    const asked = 'I want to stay anonymous in public for this donation.';
    await expect(bodyOf()).toEqual([
      'Hello,',
      '',
      'This is about my donation of $25 (USD).',
      'Payment reference: RF79 0000 0056 0000 0375 1399',
      '',
      asked,
    ]);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In honor of somebody');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ruth Wanjiru');
    await expect(bodyOf()).toEqual(expect.arrayContaining([asked]));
    const tell = canvas.getByRole('textbox', { name: /^Whom/ });
    await expect(tell).toHaveAccessibleDescription(/not who and not how much/);
    await userEvent.click(wish);
    await expect(tell).toHaveAccessibleDescription(/who has given, not how much/);
    await expect(bodyOf()).not.toEqual(expect.arrayContaining([asked]));
  },
});

/** A standing order is enough for a second mail, so that staff know what to expect. */
export const Regular = meta.story({
  args: { order: { rhythm: 'quarterly', first: '2027-01-01', last: '' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Your wishes and the standing order go in a second mail/)).toBeVisible();
    const mail = canvas.getByText(/^Hello,/);
    await expect(mail).toHaveTextContent('Payment reference: RF79 0000 0056 0000 0375 1399');
    await expect(mail).toHaveTextContent('How often: Every three months First payment: Jan 1, 2027');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In memory of somebody');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** With a wrong day there is no mail, whatever else is wished. It says which field is wrong. */
export const WrongDay = meta.story({
  args: { order: { rhythm: 'monthly', first: '2027-01-01', last: '2026-12-31' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'once you correct “Last payment” under “Give regularly”.',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A first day in the past is the first one to correct. */
export const WrongFirstDay = meta.story({
  tags: ['!autodocs'],
  args: { order: { rhythm: 'monthly', first: '2026-11-19', last: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/correct “First payment”/);
    await expect(canvas.queryByText(/^Hello,/)).toBeNull();
  },
});

/** So is one that is more than five years away. */
export const FirstDayTooFar = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { order: { rhythm: 'monthly', first: '2062-12-01', last: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/correct “First payment”/);
  },
});

/** A donor who opened the mail may have sent it: it says so when a choice of it is removed or added. */
export const Reconsidered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const wish = canvas.getByRole('checkbox');
    await userEvent.click(wish);
    const link = canvas.getByRole('link', { name: 'Open this as a mail' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(canvas.queryByText(/changed since you opened/)).toBeNull();
    await userEvent.click(wish);
    await expect(canvas.getByText(/tell us: pledges@example.org/)).toBeVisible();
    const opened = expect.stringContaining('stay anonymous');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ anonymous: false, opened }));
    await userEvent.click(wish);
    await expect(canvas.queryByText(/tell us/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In memory of somebody');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Amara');
    await expect(canvas.getByText(/changed since you opened it/)).toBeVisible();
  },
});

/** Without an account, a pledge has no reference. */
export const LongText = meta.story({
  args: { reference: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In honor of somebody');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.click(name);
    await userEvent.paste('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis '.repeat(4));
    await expect(name).toHaveValue(
      'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis '.repeat(4).slice(0, 200),
    );
    await expect(canvas.getByText(/^Hello,/)).not.toHaveTextContent('Payment reference');
    await expect(canvas.queryByText(/some mail programs cut it short/)).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: /^Whom/ }));
    await userEvent.paste('شارع النيل '.repeat(40));
    await expect(canvas.getByText(/some mail programs cut it short/)).toBeVisible();
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter in the name does not submit the form of the pledge, which would make another one. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <form onSubmit={onSubmit}>
      <WishesPanel {...args} />
      <Button type="submit">Pledge</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In memory of somebody');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Amara{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'In memory of somebody');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Amara Diallo');
  },
});
