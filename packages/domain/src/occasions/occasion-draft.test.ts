import { expect, test } from 'vitest';

import { occasionDraft } from './occasion-draft.ts';

const to = 'pledges@example.org';

test('says whom a pledge is for and whom to tell, and names the pledge', () => {
  const occasion = { kind: 'memory' as const, name: 'Amara Diallo', tell: 'Amina Diallo\nConakry' };
  const pledge = { amount: 25, reference: 'RF7900000056000003751399' };
  expect(occasionDraft(to, occasion, pledge)).toEqual({
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
  const { body, subject } = occasionDraft(to, occasion, { amount: 1250.5 });
  expect(subject).toBe('In honor of Ruth Wanjiru');
  expect(body).toBe('Hello,\n\nMy donation of $1,250.50 (USD) is in honor of Ruth Wanjiru.');
});
