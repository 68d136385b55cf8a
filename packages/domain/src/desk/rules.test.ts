import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { billForm } from '../bills/desk-entities.ts';
import { campaignFieldsOf, campaignForm } from '../campaigns/desk-forms.ts';
import { changeGiverForm, recordGiftForm } from '../gifts/desk-forms.ts';
import { importChoices, importColumns, importLimits } from '../imports/desk-entities.ts';
import { welcomeForm } from '../staff/desk-forms.ts';
import { updateFieldsOf } from '../updates/desk-forms.ts';
import { deskCalls } from './calls.ts';
import * as rules from './rules.ts';
import { deskLimits } from './rules.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const long = (length: number) => 'a'.repeat(length);
const { page: _, ...lengths } = deskLimits;

/** Reads the name of a file from a header. */
const read = (name: string) => z.parse(rules.fileNameHeader, rules.encodeFileName(name));
/** The request that approves a number of comments. */
const changes = (length: number) => ({
  changes: Array.from({ length }, (_item, id) => ({ id, from: 'held', to: 'shown' })),
});
const lines = (length: number) => Array.from({ length }, (_item, line) => line + 1);

describe('a rule of the desk', () => {
  test.each([
    ['staffName', rules.staffName, ['Bo ', ' ', long(81), 'Ada\nLovelace'], ['Ada', long(80)]],
    ['role', rules.role, ['admin', ''], ['auditor']],
    ['totpCode', rules.totpCode, ['12345', '1234567', '12345a'], ['123 456']],
    ['recoveryCode', rules.recoveryCode, ['k3t9x-7wq2', 'k3t9x-7wq2mm', 'k3t9x_7wq2m'], ['K3T9X 7WQ2M']],
    ['passphrase', rules.passphrase, [long(11), long(201)], [long(12), long(200)]],
    ['articleTitle', rules.articleTitle, ['', '.', ' .. ', long(201), 'a\tb'], ['...', long(200)]],
    ['draftLine', rules.draftLine, [long(201), 'a\nb'], ['', long(200)]],
    ['draftDetail', rules.draftDetail, [long(lengths.detail + 1)], ['', long(lengths.detail)]],
    ['requiredLine', rules.requiredLine, [' ', long(201)], ['a']],
    ['description', rules.description, [' ', long(lengths.description + 1)], [long(lengths.description)]],
    ['fileNameHeader', rules.fileNameHeader, [long(201)], ['', long(200)]],
    ['day', rules.day, ['2026-02-30', '1/2/2026', ''], ['2026-02-28']],
    ['optionalDay', rules.optionalDay, ['2026-02-30', ' '], ['', '2026-02-28']],
    ['reason', rules.reason, [' ', long(501)], ['a', 'a\nb', long(500)]],
    ['cause', rules.cause, [' ', long(501)], ['a', long(500)]],
    ['typedAmount', rules.typedAmount, ['0', '', '-5', 'a'], ['0.01', ' 1,250.50 ']],
    ['pictureAddress', rules.pictureAddress, ['', long(201)], ['/pictures/well.svg']],
    ['detail of a translation', rules.translationFields.detail, [''], ['<p>A</p>']],
  ] as const)('%s', (_name, schema, refused, accepted) => {
    expect(refused.filter((value) => accepts(schema, value))).toEqual([]);
    expect(accepted.filter((value) => !accepts(schema, value))).toEqual([]);
  });

  test('codes are read as people type them', () => {
    expect(z.parse(rules.totpCode, ' 123 456 ')).toBe('123456');
    expect(z.parse(rules.recoveryCode, ' K3T9X-7WQ2M')).toBe('k3t9x7wq2m');
  });

  test('a picture is stored without its focus', () => {
    for (const rule of [rules.pictureAddress, rules.draftPicture])
      expect(z.parse(rule, '/pictures/a.jpg#focus=10,90')).toBe('/pictures/a.jpg');
  });

  test('the name of a file survives a header, without control characters', () => {
    expect(read('Café Zoë.csv')).toBe('Café Zoë.csv');
    expect(read(' a\r\nb\u202E.csv ')).toBe('a b .csv');
    expect(read('a\uD800')).toBe('a\uFFFD');
    expect(z.parse(rules.fileNameHeader, '100%.csv')).toBe('100%.csv');
  });

  test('a picture is uploaded if its type is known and it is not too large', () => {
    const { pictureBytes: size } = deskLimits;
    expect(rules.pictureFileProblem({ type: 'image/jpeg', size })).toBeUndefined();
    for (const file of [
      { type: 'image/jpeg', size: size + 1 },
      { type: 'image/gif', size },
      { type: '', size },
    ])
      expect(rules.pictureFileProblem(file)).toBeDefined();
  });
});

/** Names the fields of a form that are refused. */
const problems = (schema: z.ZodMiniType, value: object) => [
  ...new Set(z.safeParse(schema, value).error?.issues.map(({ path }) => path.join('.'))),
];

describe('a form of the desk', () => {
  const campaign = {
    title: 'Roofs',
    image_url: '/pictures/a.jpg',
    description: 'Twelve.',
    target_amount: '1,200',
    date_started: '2026-03-01',
    date_ended: '',
  };

  test('a campaign ends on its first day at the earliest, or never', () => {
    expect(problems(campaignForm, campaign)).toEqual([]);
    expect(problems(campaignForm, { ...campaign, date_ended: '2026-03-01' })).toEqual([]);
    expect(problems(campaignForm, { ...campaign, date_ended: '2026-02-28' })).toEqual(['date_ended']);
    expect(campaignFieldsOf(campaign)).toMatchObject({ target_amount: 1200, date_ended: null });
  });

  test('an update belongs to a campaign or to none', () => {
    const update = { title: '', place: '', image_url: '', description: '', date_published: '' };
    expect(updateFieldsOf({ ...update, campaign_id: '' }).campaign_id).toBeNull();
    expect(updateFieldsOf({ ...update, campaign_id: '7' }).campaign_id).toBe(7);
  });

  test('a new password is typed twice', () => {
    const entry = { name: 'Ada', email: 'ada@example.org', password: 'Lantern-8-desk', confirmPassword: 'x' };
    expect(problems(welcomeForm, entry)).toEqual(['confirmPassword']);
  });

  test('a bill has an amount', () => {
    const bill = { payee: 'Kofi', kind: 'Roofs', date: '2026-03-01', campaign_id: '', publish: false };
    expect(problems(billForm, { ...bill, amount: '0' })).toEqual(['amount']);
    expect(problems(billForm, { ...bill, amount: '0.01' })).toEqual([]);
  });

  test('a giver is a chosen donor, somebody with a name or an address, or nobody known', () => {
    const nobody = { donor_id: '', name: ' ', email: '', reason: 'A slip' };
    const of = (giver: object) => problems(changeGiverForm, { ...nobody, ...giver });
    expect(of({ giver: 'donor' })).toEqual(['donor_id']);
    expect(of({ giver: 'donor', donor_id: '7' })).toEqual([]);
    expect(of({ giver: 'person' })).toEqual(['name']);
    expect(of({ giver: 'person', name: 'Ada' })).toEqual([]);
    expect(of({ giver: 'person', email: 'ada@example.org' })).toEqual([]);
    expect(of({ giver: 'anonymous' })).toEqual([]);
  });

  test('a pledge has a correct reference or none, and no other gift needs one', () => {
    const gift = {
      giver: 'anonymous',
      donor_id: '',
      name: '',
      email: '',
      amount: '5',
      date: '2026-03-01',
      method: 'Cash',
      campaign_id: '',
      cause: 'A roof',
      reason: 'By letter',
      external_id: '',
    };
    const of = (status: string, reference: string) =>
      problems(recordGiftForm, { ...gift, status, reference });
    expect(of('pending', 'RF79 0000 0056 0000 0375 1398')).toEqual(['reference']);
    expect(of('completed', 'RF79 0000 0056 0000 0375 1398')).toEqual([]);
    expect([of('pending', 'RF79 0000 0056 0000 0375 1399'), of('pending', ' ')]).toEqual([[], []]);
  });
});

describe('the request of a call', () => {
  const header = { date: 'Day', date_format: 'YYYY-MM-DD', amount: 'Amount', decimal: '.', bank: 'oak' };
  const { request: words } = deskCalls.setHoldWords;
  const { request: moderation } = deskCalls.moderateComments;
  const choices = { columns: null, campaign_id: null, separate_lines: [] };
  const { query: gifts } = deskCalls.giftList;
  const bill = {
    payee: 'Kofi',
    kind: 'Roofs',
    amount: 5,
    date: '2026-03-01',
    campaign_id: null,
    publish: false,
  };
  const campaign = {
    title: 'Roofs',
    image_url: '/a.jpg',
    description: 'Twelve.',
    target_amount: 5,
    date_started: '2026-03-01',
    date_ended: null,
  };
  const gift = {
    giver: { kind: 'anonymous' },
    amount: 5,
    cause: 'A roof',
    method: 'Cash',
    status: 'completed',
    date: '2026-03-01',
    campaign_id: null,
    external_id: '',
    reference: long(200),
    reason: 'a',
    preview: true,
  };
  const language = deskCalls.saveTranslation.params;
  const passkey = { credential: {}, label: long(lengths.passkeyLabel) };

  test.each([
    ['a bank', importColumns, header, { bank: 'my bank' }, { bank: long(41) }, { bank: '' }],
    ['a column', importColumns, header, { date: ' ' }, { date: long(importLimits.header + 1) }],
    ['an optional column', importColumns, { ...header, fee: '' }, { fee: long(importLimits.header + 1) }],
    ['a delimiter', importColumns, { ...header, delimiter: ';' }, { delimiter: '' }, { delimiter: ';;' }],
    [
      'a header line',
      importColumns,
      { ...header, header_line: 0 },
      { header_line: -1 },
      { header_line: 1.5 },
    ],
    ['a year', importColumns, { ...header, year: '2026' }, { year: '26' }, { year: '2026a' }],
    [
      'separate lines',
      importChoices,
      { ...choices, separate_lines: lines(importLimits.decisions) },
      { separate_lines: lines(importLimits.decisions + 1) },
      { separate_lines: [0] },
    ],
    ['hold words', words, { words: ['ab'] }, { words: ['a'] }, { words: [long(101)] }],
    [
      'the number of hold words',
      words,
      { words: lines(deskLimits.holdWords).map((line) => `word ${line}`) },
      { words: lines(deskLimits.holdWords + 1).map((line) => `word ${line}`) },
    ],
    ['comments', moderation, changes(deskLimits.bulk), changes(deskLimits.bulk + 1), changes(0)],
    ['a comment', moderation, changes(1), { changes: [{ id: 1.5, from: 'held', to: 'shown' }] }],
    ['a method', gifts, { method: long(200) }, { method: long(201) }],
    ['a campaign in a filter', gifts, { campaign: '0' }, { campaign: '-1' }, { campaign: '1.5' }],
    ['amounts in a filter', gifts, { least: '0.01' }, { least: '0' }, { most: '-1' }],
    ['a donor in a filter', gifts, { donor: '1' }, { donor: '0' }, { donor: '1.5' }],
    ['a cursor', gifts, { after: long(200) }, { after: long(201) }],
    ['a bill', deskCalls.addBill.request, { ...bill, scan: long(60) }, { scan: long(61) }, { amount: 0 }],
    ['a campaign of a bill', deskCalls.addBill.request, { ...bill, scan: null }, { campaign_id: 0 }],
    ['the label of a passkey', deskCalls.finishPasskey.request, passkey, { label: `${passkey.label}a` }],
    ['a link', deskCalls.readStaffLink.request, { token: long(100) }, { token: long(101) }],
    ['a language', language, { id: '1', language: long(20) }, { language: long(21) }, { id: '0' }],
    ['a version', deskCalls.testUpdate.request, { version: 0 }, { version: -1 }, { version: 0.5 }],
    ['a revision', deskCalls.restoreRevision.request, { based_on: 0 }, { based_on: -1 }, { based_on: 0.5 }],
    ['a goal', deskCalls.createCampaign.request, campaign, { target_amount: 0 }, { target_amount: -1 }],
    ['a new gift', deskCalls.recordGift.request, gift, { reference: long(201) }, { amount: 0 }],
    ['a search', deskCalls.searchDonors.request, { search: long(200) }, { search: long(201) }],
    ['a reference', deskCalls.readReference.params, { reference: long(200) }, { reference: long(201) }],
    [
      'a year in an address',
      deskCalls.testStatement.params,
      { year: '1900' },
      { year: '1899' },
      { year: '10000' },
    ],
    [
      'a change of a gift',
      deskCalls.previewRefund.request,
      { based_on: 0, reason: 'a', amount: null },
      { based_on: -1 },
      { amount: 0 },
    ],
  ] as const)('%s has limits', (_name, schema, accepted, ...changed) => {
    expect(accepts(schema, accepted)).toBe(true);
    expect(changed.filter((change) => accepts(schema, Object.assign({}, accepted, change)))).toEqual([]);
  });
});
