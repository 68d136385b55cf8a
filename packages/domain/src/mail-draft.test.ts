import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { donationDraft, helpRequestDraft, mailtoHref, mostCents, paymentMethods } from './index.ts';

const supportEmail = 'help@example.org';
const financeEmail = 'pledges@example.org';

/** Any code point, lone surrogates included; half of them ASCII. */
const anyCharacter = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

const help = {
  fullname: 'Amara Diallo',
  email: 'amara@example.org',
  phone_number: '+224 620 00 00 00',
  address: 'Rue KA 028,\nConakry',
  request_type: 'Roof',
  request_description: 'The sheets have rusted through.\n\nIt rains in.',
  amount_targeted: '1300',
  amount_raised: 'nothing yet',
};

/** Parses a link as a mail program does: the recipients, and the headers in order. */
function opened(href: string) {
  const { protocol, pathname, search } = new URL(href);
  const headers = Array.from(search.slice(1).split('&'), (part) =>
    part.split('=').map((half) => decodeURIComponent(half)),
  );
  return { protocol, recipients: decodeURIComponent(pathname).split(','), headers };
}

test('the help draft lists all eight fields, one per line, with formatted amounts', () => {
  expect(helpRequestDraft(supportEmail, help)).toEqual({
    to: supportEmail,
    subject: 'Requester info',
    body: [
      'Full name: Amara Diallo',
      'E-mail address: amara@example.org',
      'Phone number: +224 620 00 00 00',
      'Address: Rue KA 028, Conakry',
      'Request type: Roof',
      'Request description: The sheets have rusted through.\n\nIt rains in.',
      'Amount targeted: $1,300',
      'Amount raised: nothing yet',
    ].join('\n'),
  });
});

test('the donation draft states amount, payment method and cause', () => {
  const { to, subject, body } = donationDraft(financeEmail, {
    donation_amount: 100_050,
    donation_cause: 'Roof in Conakry',
    selected_payment_method: 'Paypal service',
  });
  expect(to).toBe(financeEmail);
  expect(subject).toBe('I pledge my support: a donation of $1,000.50');
  expect(body).toBe(
    [
      'Hello,',
      '',
      'I would like to donate $1,000.50 (USD).',
      'Preferred payment method: Paypal service',
      'Donation cause: Roof in Conakry',
      '',
      'Please tell me how to complete the transfer. Thank you.',
    ].join('\n'),
  );
});

test('the donation draft with a payment reference says that it may be paid, and ends with the reference', () => {
  const pledge = {
    donation_amount: 1200,
    donation_cause: 'Roof in Conakry',
    selected_payment_method: paymentMethods[0],
  };
  const { body } = donationDraft(financeEmail, pledge, 'RF7900000056000003751399');
  expect(body.split('\n\n').slice(-2)).toEqual([
    'I may already have paid with the reference below. If not, please tell me how to complete the transfer. Thank you.',
    'Payment reference: RF79 0000 0056 0000 0375 1399',
  ]);
});

test('drafts collapse spaces and drop those around a value', () => {
  const { body: asked } = helpRequestDraft(supportEmail, {
    ...help,
    fullname: ' Ada   Lovelace ',
    request_description: '\n Two months of rent. ',
  });
  expect(asked).toContain('Full name: Ada Lovelace\n');
  expect(asked).toContain('Request description: Two months of rent.\n');
  const { body: pledged } = donationDraft(financeEmail, {
    donation_amount: 500,
    donation_cause: ' Roof in Conakry ',
    selected_payment_method: 'Paypal service',
  });
  expect(pledged).toContain('Donation cause: Roof in Conakry\n');
});

test('encodes with capital letters the marks that encodeURIComponent keeps', () => {
  expect(mailtoHref({ to: 'a@b.example', subject: '(*)', body: "'!" })).toBe(
    'mailto:a@b.example?subject=%28%2A%29&body=%27%21',
  );
});

test('encodes spaces as %20 and line breaks as %0D%0A', () => {
  const href = mailtoHref({ to: 'a@b.example', subject: 'x y', body: 'one two\nthree\r\nfour\rfive' });
  expect(href).toBe('mailto:a@b.example?subject=x%20y&body=one%20two%0D%0Athree%0D%0Afour%0D%0Afive');
});

test('keeps the subject on one line', () => {
  expect(mailtoHref({ to: 'a@b.example', subject: 'x\r\nBcc: c@d.example', body: '' })).toBe(
    'mailto:a@b.example?subject=x%20Bcc%3A%20c%40d.example&body=',
  );
});

test('encodes separators in the recipient', () => {
  const href = mailtoHref({ to: 'a?cc=b&c@d.example', subject: 'x', body: 'y' });
  expect(href).toBe('mailto:a%3Fcc%3Db%26c@d.example?subject=x&body=y');
});

/** The body as it is sent: well-formed, with CRLF line breaks. */
const sent = (body: string) => body.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');

describe('1,000 hostile inputs', () => {
  const nasty = fc.constantFrom(
    '&bcc=eve@example.org',
    '?cc=eve@example.org',
    ',eve@example.org',
    '\r\nBcc: eve@example.org',
    '%0D%0ABcc:eve@example.org',
    '&subject=other',
    '#',
    '"><script>alert(1)</script>',
    '\ud800',
    '\udc00',
    '\u0000',
    '\u2028',
    '+',
    '%',
    '\t',
    "'()*!",
  );
  const hostile = fc
    .array(fc.oneof(nasty, fc.string({ unit: anyCharacter })), { maxLength: 6 })
    .map((parts) => parts.join(''));

  test('in the help form give one recipient, one subject and the displayed body', () => {
    const form = fc.record({
      fullname: hostile,
      email: hostile,
      phone_number: hostile,
      address: hostile,
      request_type: hostile,
      request_description: hostile,
      amount_targeted: hostile,
      amount_raised: hostile,
    });
    fc.assert(
      fc.property(form, (typed) => {
        const draft = helpRequestDraft(supportEmail, typed);
        expect(opened(mailtoHref(draft))).toEqual({
          protocol: 'mailto:',
          recipients: [supportEmail],
          headers: [
            ['subject', 'Requester info'],
            ['body', sent(draft.body)],
          ],
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('in the donation form give one recipient, one subject and the displayed body', () => {
    const form = fc.record({
      donation_amount: fc.integer({ min: 301, max: mostCents }),
      donation_cause: hostile,
      selected_payment_method: fc.constantFrom(...paymentMethods),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const draft = donationDraft(financeEmail, typed);
        const { recipients, headers } = opened(mailtoHref(draft));
        expect(recipients).toEqual([financeEmail]);
        expect(headers.map(([name]) => name)).toEqual(['subject', 'body']);
        expect(headers[0]?.[1]).not.toMatch(/[\r\n]/);
        expect(headers[1]?.[1]).toBe(sent(draft.body));
      }),
      { numRuns: 1000 },
    );
  });

  test('cannot add a line outside the description', () => {
    const name = hostile.map((text) => `${text}\nAmount raised: $1`);
    fc.assert(
      fc.property(name, (fullname) => {
        const { body } = helpRequestDraft(supportEmail, {
          ...help,
          fullname,
          request_description: 'x',
        });
        expect(body.split(/\r\n|\r|\n/)).toHaveLength(8);
      }),
    );
  });
});
