import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { donationDraft, foundation, helpRequestDraft, mailtoHref, paymentMethods } from './index.ts';

/** Any sign of Unicode, half surrogate pairs included; half of them plain letters and marks. */
const anySign = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

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

/** What a mail program makes of a link: the recipients, and the headers in the order in which they come. */
function opened(href: string) {
  const { protocol, pathname, search } = new URL(href);
  const headers = Array.from(search.slice(1).split('&'), (part) =>
    part.split('=').map((half) => decodeURIComponent(half)),
  );
  return { protocol, recipients: decodeURIComponent(pathname).split(','), headers };
}

test('the help draft lists all eight fields, one a line, sums as the site writes them', () => {
  expect(helpRequestDraft(foundation.supportEmail, help)).toEqual({
    to: foundation.supportEmail,
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

test('the pledge states amount, preferred payment method and cause', () => {
  const { to, subject, body } = donationDraft(foundation.financeEmail, {
    donation_amount: '$1,000.5',
    donation_cause: 'Roof in Conakry',
    selected_payment_method: 'Paypal service',
  });
  expect(to).toBe(foundation.financeEmail);
  expect(subject).toBe('I pledge my support: a donation of $1,000.50');
  for (const part of ['$1,000.50 (USD)', 'Paypal service', 'Roof in Conakry']) expect(body).toContain(part);
});

test('blanks are %20, lines are %0D%0A, and there is one address', () => {
  const href = mailtoHref({ to: 'a@b.example', subject: 'x y', body: 'one two\nthree\r\nfour\rfive' });
  expect(href).toBe('mailto:a@b.example?subject=x%20y&body=one%20two%0D%0Athree%0D%0Afour%0D%0Afive');
});

test('an address with signs of its own stays one address', () => {
  const href = mailtoHref({ to: 'a?cc=b&c@d.example', subject: 'x', body: 'y' });
  expect(href).toBe('mailto:a%3Fcc%3Db%26c@d.example?subject=x&body=y');
});

/** A body as it is sent: whole characters, lines ended as mails end them. */
const sent = (body: string) => body.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');

describe('1,000 hostile texts', () => {
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
    .array(fc.oneof(nasty, fc.string({ unit: anySign })), { maxLength: 6 })
    .map((parts) => parts.join(''));

  test('into the help form make one recipient, one subject and the body that is shown', () => {
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
        const draft = helpRequestDraft(foundation.supportEmail, typed);
        expect(opened(mailtoHref(draft))).toEqual({
          protocol: 'mailto:',
          recipients: [foundation.supportEmail],
          headers: [
            ['subject', 'Requester info'],
            ['body', sent(draft.body)],
          ],
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('into the donation form as well', () => {
    const form = fc.record({
      donation_amount: hostile,
      donation_cause: hostile,
      selected_payment_method: fc.constantFrom(...paymentMethods),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const draft = donationDraft(foundation.financeEmail, typed);
        const { recipients, headers } = opened(mailtoHref(draft));
        expect(recipients).toEqual([foundation.financeEmail]);
        expect(headers.map(([name]) => name)).toEqual(['subject', 'body']);
        expect(headers[0]?.[1]).not.toMatch(/[\r\n]/);
        expect(headers[1]?.[1]).toBe(sent(draft.body));
      }),
      { numRuns: 1000 },
    );
  });

  test('cannot add a line that looks like a field, but in the description', () => {
    const name = hostile.map((text) => `${text}\nAmount raised: $1`);
    fc.assert(
      fc.property(name, (fullname) => {
        const { body } = helpRequestDraft(foundation.supportEmail, {
          ...help,
          fullname,
          request_description: 'x',
        });
        expect(body.split(/\r\n|\r|\n/)).toHaveLength(8);
      }),
    );
  });
});
