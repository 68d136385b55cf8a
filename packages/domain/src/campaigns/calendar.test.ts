import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aCampaign } from '../fixtures/index.ts';
import { campaignCalendar, campaignsWithEnd } from '../index.ts';

const publisher = { name: 'Hearthlight; Foundation', supportEmail: 'help@hearthlight.example' };
const now = new Date('2026-11-20T09:30:00.000Z');
const calendar = (changes: Parameters<typeof aCampaign>[0]) =>
  campaignCalendar([aCampaign({ date_ended: '2026-12-31', ...changes })], publisher, now);
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('the calendar of campaigns', () => {
  test('lists the last day of each campaign with a stable id', () => {
    const text = unfolded(calendar({ id: 7, title: 'A well', description: 'Water.' }));
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      String.raw`PRODID:-//Hearthlight\; Foundation//Campaigns//EN`,
      String.raw`X-WR-CALNAME:Campaigns of Hearthlight\; Foundation`,
      'BEGIN:VEVENT',
      'UID:campaign-7@hearthlight.example',
      'DTSTAMP:20261120T093000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Last day: A well',
      'DESCRIPTION:Water.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(calendar({ id: 7, date_ended: '2027-01-31' })).toContain('UID:campaign-7@hearthlight.example');
  });

  test('escapes special characters and drops control characters', () => {
    expect(calendar({ title: 'A, B; C\\D\r\nE\u0007' })).toContain(String.raw`SUMMARY:Last day: A\, B\; C\\D\nE`);
  });

  test('escapes every line break and drops other control characters', () => {
    const text = calendar({ description: 'one\rtwo\r\nthree\nfour\u0007 five' });
    expect(text).toContain(String.raw`DESCRIPTION:one\ntwo\nthree\nfour five`);
  });

  test('skips a campaign without a last day', () => {
    expect(calendar({ date_ended: null })).toBe(campaignCalendar([], publisher, now));
  });

  test.each(['z', '\u00A0', '\u07FF', '\u0800', '\uFFFF', '\u{10000}'])('fills each line with %j', (character) => {
    const lines = calendar({ title: character.repeat(300) }).split('\r\n');
    const start = lines.findIndex((line) => line.startsWith('SUMMARY'));
    const [, ...full] = lines.slice(start, lines.findIndex((line) => line.startsWith('DESCRIPTION')) - 1);
    expect(full.length).toBeGreaterThan(1);
    for (const line of full) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.byteLength(line + character)).toBeGreaterThan(75);
    }
  });

  test('folds any text into lines of at most 75 octets without losing any', () => {
    const words = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(words, (title) => {
        const text = calendar({ title });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
        const events = unfolded(text)
          .split('\r\n')
          .filter((line) => line.startsWith('BEGIN:VEVENT'));
        expect(events).toHaveLength(1);
      }),
    );
  }, 60_000);

  test('lists campaigns that have an end and have not ended', () => {
    const ends = ['2026-11-19', '2026-11-20', undefined, null, '2027-01-01'];
    const campaigns = ends.map((date_ended, id) => ({ ...aCampaign({ id }), date_ended }));
    expect(campaignsWithEnd(campaigns, now).map(({ id }) => id)).toEqual([1, 4]);
    expect(campaignCalendar(campaigns, publisher, now).match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });
});
