import { expect, test } from 'vitest';

import { wishesDraft } from './wishes-draft.ts';

const to = 'pledges@example.org';

test('says whom a pledge is for and whom to tell, and names the pledge', () => {
  const occasion = { kind: 'memory' as const, name: 'Amara Diallo', tell: 'Amina Diallo\nConakry' };
  const pledge = { amount: 25, reference: 'RF7900000056000003751399' };
  expect(wishesDraft(to, { occasion, anonymous: false }, pledge)).toEqual({
    to,
    subject: 'In memory of Amara Diallo',
    body: [
      'Hello,',
      '',
      'My donation of $25 (USD) is in memory of Amara Diallo.',
      'Payment reference: RF79 0000 0056 0000 0375 1399',
      '',
      'Please tell:',
      'Amina Diallo',
      'Conakry',
    ].join('\n'),
  });
});

test('needs neither a reference nor somebody to tell', () => {
  const occasion = { kind: 'honor' as const, name: 'Ruth Wanjiru', tell: '' };
  const { body, subject } = wishesDraft(to, { occasion, anonymous: false }, { amount: 1250.5 });
  expect(subject).toBe('In honor of Ruth Wanjiru');
  expect(body).toBe('Hello,\n\nMy donation of $1,250.50 (USD) is in honor of Ruth Wanjiru.');
});

test('asks for anonymity, alone or beside an occasion', () => {
  const wish = 'I want to stay anonymous in public for this donation.';
  const alone = wishesDraft(to, { anonymous: true }, { amount: 25, reference: 'RF7900000056000003751399' });
  expect(alone.subject).toBe('Anonymous donation');
  expect(alone.body).toBe(
    `Hello,\n\nThis is about my donation of $25 (USD).\nPayment reference: RF79 0000 0056 0000 0375 1399\n\n${wish}`,
  );
  const occasion = { kind: 'memory' as const, name: 'Amara Diallo', tell: 'Conakry' };
  const both = wishesDraft(to, { occasion, anonymous: true }, { amount: 25 });
  expect(both.subject).toBe('In memory of Amara Diallo');
  expect(both.body).toMatch(/ is in memory of Amara Diallo\.\n\nPlease tell:\nConakry\n\n/);
  expect(both.body.endsWith(wish)).toBe(true);
});

test('says how often a pledge is paid, from and until when', () => {
  const order = { rhythm: 'monthly' as const, first: '2026-12-01' };
  const pledge = { amount: 25, reference: 'RF7900000056000003751399' };
  const { body, subject } = wishesDraft(to, { anonymous: false, order }, pledge);
  expect(subject).toBe('Regular donation');
  expect(body.split('\n')).toEqual([
    'Hello,',
    '',
    'This is about my donation of $25 (USD).',
    'Payment reference: RF79 0000 0056 0000 0375 1399',
    '',
    'I am setting up a standing order for this donation:',
    'How often: Every month',
    'First payment: Dec 1, 2026',
    'Last payment: none, until I cancel the order',
    'Amount: $25 (USD)',
  ]);
  const wishes = { anonymous: true, order: { ...order, last: '2027-11-01' } };
  const both = wishesDraft(to, wishes, pledge);
  expect(both.subject).toBe('Anonymous donation');
  expect(both.body).toMatch(/public for this donation\.\n\nI am setting up .*\nLast payment: Nov 1, 2027\n/s);
});
