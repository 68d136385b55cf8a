// cspell:words okbank
import { makePaymentReference } from '@hearthlight/domain';
import { expect, spyOn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { readQrCode } from '../../../../../.storybook/read-qr-code.ts';
import { BankTransferPanel } from './bank-transfer-panel.tsx';

const reference = makePaymentReference({ donor: 56, campaign: 3 }, 751_399);

const euro = {
  scheme: 'sepa',
  holder: 'Fundación La Acequia',
  iban: 'ES9121000418450200051332',
  bic: 'CAIXESBBXXX',
} as const;

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/BankTransferPanel',
  component: BankTransferPanel,
  tags: ['stable'],
  args: {
    account: euro,
    address: {
      street: 'Calle del Agua, 7',
      locality: 'Órgiva',
      region: 'Granada',
      postalCode: '18400',
      country: 'ES',
    },
    transfer: { amount: 1250.5, reference },
    method: 'Paypal service',
    hasLink: true,
  },
});

const pictureName = 'QR code with this transfer for a banking app';

export const Default = meta.story({ tags: ['visual', 'modes'] });

export const Euro = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You chose Paypal service\. You can also pay by bank transfer/)).toBeVisible();
    await expect(canvas.getByText('RF79 0000 0056 0000 0375 1399')).toBeVisible();
    await expect((await readQrCode(canvas.getByRole('img', { name: pictureName })))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      euro.bic,
      'Fundacion La Acequia',
      euro.iban,
      'EUR1250.50',
      '',
      reference,
    ]);
  },
});

/** Each button says what it copies, and copies it as a bank takes it. */
export const Copies = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copied = [];
    for (const button of canvas.getAllByRole('button', { name: /^Copy: / })) {
      await userEvent.click(button);
      copied.push([button.getAttribute('aria-label'), write.mock.lastCall?.[0]]);
    }
    await expect(copied).toEqual([
      ['Copy: Account holder', 'Fundación La Acequia'],
      ['Copy: IBAN', 'ES9121000418450200051332'],
      ['Copy: BIC', 'CAIXESBBXXX'],
      ['Copy: Amount', '1250.50'],
      ['Copy: Reference', 'RF7900000056000003751399'],
    ]);
  },
});

export const Francs = meta.story({
  args: { account: { scheme: 'swiss', holder: 'Muster & Söhne', iban: 'CH9300762011623852957' } },
  play: async ({ canvas }) => {
    const lines = (await readQrCode(canvas.getByRole('img', { name: pictureName })))?.split('\n');
    await expect(lines).toHaveLength(31);
    await expect(lines?.slice(-4)).toEqual(['SCOR', reference, '', 'EPD']);
  },
});

/** The text of the code can also be pasted into a Brazilian banking app. */
export const Reais = meta.story({
  args: { account: { scheme: 'pix', holder: 'Associação Lareira', key: 'doar@lareira.example' } },
  play: async ({ canvas }) => {
    const code = await readQrCode(canvas.getByRole('img', { name: pictureName }));
    await expect(code).toMatch(/^000201.*54071250\.50.*0524RF7900000056000003751399/);
    await expect(canvas.getByText(code ?? 'no code')).toBeVisible();
  },
});

export const Rupees = meta.story({
  tags: ['!autodocs'],
  args: { account: { scheme: 'upi', holder: 'Hearth Trust', id: 'hearth.home@okbank' } },
  play: async ({ canvas }) => {
    const code = await readQrCode(canvas.getByRole('img', { name: pictureName }));
    await expect(code).toMatch(/^upi:\/\/pay\?pa=hearth\.home@okbank&pn=Hearth%20Trust&/);
    await expect(canvas.getByRole('button', { name: 'Copy: UPI ID' })).toBeVisible();
  },
});

/** An account that no QR code is for, as the foundation writes it. Each value that a bank asks for has its button. */
export const OtherAccount = meta.story({
  args: {
    account: {
      scheme: 'other',
      holder: 'Hearthlight Foundation',
      details: [
        'Example Community Bank, Portland OR',
        'Routing number: 000 000 000',
        'Account number: 0000 555 0142',
      ].join('\n'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const [name, copied] of [
      ['Copy: Account', 'Example Community Bank, Portland OR'],
      ['Copy: Routing number', '000000000'],
      ['Copy: Account number', '00005550142'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(write).toHaveBeenLastCalledWith(copied);
    }
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { account: { ...euro, holder: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) } },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
