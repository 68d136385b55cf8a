import { expect, test } from 'vitest';

import type { Call } from '../calls/call.ts';
import { calls } from '../calls/calls.ts';
import { deskCalls } from '../desk/calls.ts';
import { may, needsSecondFactor, roles } from './roles.ts';

/** The table, written out cell by cell. */
const expected = {
  'staff.manage': ['owner'],
  'activity.read': ['owner'],
  'news.write': ['owner', 'editor'],
  'comments.moderate': ['owner', 'editor', 'moderator'],
  'campaigns.write': ['owner', 'editor'],
  'updates.write': ['owner', 'editor'],
  'pictures.write': ['owner', 'editor'],
  'books.read': ['owner', 'bookkeeper', 'auditor'],
  'books.write': ['owner', 'bookkeeper'],
  'site.operate': ['owner'],
  'donors.read': ['owner', 'bookkeeper'],
  'donors.write': ['owner', 'bookkeeper'],
} as const;

test.each(Object.entries(expected))('%s belongs to %j only', (name, holders) => {
  const permission = Object.keys(expected).find((key): key is keyof typeof expected => key === name);
  expect(roles.filter((role) => permission !== undefined && may(role, permission))).toEqual(holders);
});

test('only the auditor, who changes nothing, may sign in without a second factor', () => {
  expect(roles.filter((role) => !needsSecondFactor(role))).toEqual(['auditor']);
});

const rows: [string, Call][] = Object.entries(deskCalls);

/** What a call of each area of addresses requires: to read, and to change something. */
const areas: Record<string, readonly [read: Call['access'], change?: Call['access']]> = {
  session: ['public'],
  'sign-in': ['public'],
  'sign-out': ['public'],
  link: ['public'],
  factors: ['enroll'],
  'confirm-password': ['staff'],
  account: ['staff'],
  home: ['staff'],
  search: ['staff'],
  staff: ['staff.manage'],
  activity: ['activity.read'],
  health: ['site.operate'],
  money: ['books.read'],
  bills: ['books.read', 'books.write'],
  gifts: ['books.read', 'books.write'],
  imports: ['books.read', 'books.write'],
  months: ['books.read', 'books.write'],
  statements: ['books.read', 'books.write'],
  payments: ['donors.read', 'books.write'],
  plans: ['donors.read'],
  occasions: ['donors.read', 'books.write'],
  receipts: ['donors.read'],
  donors: ['donors.read', 'donors.write'],
  news: ['news.write'],
  comments: ['comments.moderate'],
  'hold-words': ['comments.moderate'],
  campaigns: ['campaigns.write'],
  updates: ['updates.write'],
  pictures: ['pictures.write'],
};

/** Calls that require something else than their area. */
const exceptions: Record<string, Call['access']> = {
  passkeySignInOptions: 'second-factor',
  deskSecondFactor: 'second-factor',
  readUpload: 'books.write',
  waitingRows: 'books.write',
  leftOutList: 'books.write',
  statementMail: 'books.write',
  searchGifts: 'donors.read',
  searchedGiftFile: 'donors.read',
  readReference: 'donors.read',
  readPlan: 'donors.read',
  giftOccasion: 'donors.read',
  giversWithoutAddress: 'donors.read',
};

test.each(rows)('%s requires the permission of its area', (name, { access, method, path }) => {
  const [, area = ''] = /^\/desk\/api\/([^/]+)\//.exec(path) ?? [];
  const [read, change = read] = areas[area] ?? [];
  // Searches and exports send their text in a body, which no log has.
  const reads = method === 'GET' || /\/(?:search|without-account|export)\/$/.test(path);
  expect(access).toBe(exceptions[name] ?? (reads ? read : change));
});

test('what gives access or copies all data asks for the password of the last minutes', () => {
  expect(rows.filter(([, call]) => call.confirmed === 'recently').map(([name]) => name)).toEqual([
    'changeOwnPassword',
    'inviteStaff',
    'changeStaffRole',
    'downloadBackup',
    'exportDonor',
  ]);
});

test.each(rows)('%s has a body if it is a POST, and its own parameters', (_, call) => {
  expect(call.request !== undefined || call.upload !== undefined).toBe(call.method === 'POST');
  const named = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
  expect(named).toEqual(Object.keys(call.params?.shape ?? {}));
  expect(call.path).toMatch(/^\/desk\/api\/.+\/$/);
});

test('no two calls share an address, and none is a public one', () => {
  const addresses = [...rows, ...Object.entries<Call>(calls)].map(
    ([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

/** Addresses of calls that cannot be undone. */
const irreversible = /\/(?:cancel|close|erase|link|merge|recovery-codes|refund|remove|retry|send|undo)\/$/;
/** One only reads a link. The other can be recorded again, and touches no gift. */
const harmless = ['readStaffLink', 'removePlan'];

test.each(rows)('%s carries the password if it cannot be undone, and only then', (name, call) => {
  const isIrreversible = irreversible.test(call.path) && !harmless.includes(name);
  expect(call.confirmed === 'each-time').toBe(isIrreversible);
});
