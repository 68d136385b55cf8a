import { time } from '@hearthlight/words/time';

import { addDays, dayOf } from '../dates/dates.ts';
import type { Foundation } from '../foundation/foundation.ts';
import { hasEnded } from './campaigns.ts';
import type { Campaign } from './entities.ts';

/** The longest line of a calendar file in octets, without its line break (RFC 5545, section 3.1). */
const maxOctets = 75;

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
};

/** Folds a line: each continuation begins with a space. Never splits a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

/** Escapes text (RFC 5545, section 3.3.11). Drops control characters other than line breaks. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const basicDay = (day: string): string => day.replaceAll('-', '');

/** The publisher of a calendar. */
type Publisher = Pick<Foundation, 'name' | 'supportEmail'>;

/** Returns the campaigns that have a last day and have not ended on the day of `now`. */
export const campaignsWithEnd = (campaigns: readonly Campaign[], now: Date): Campaign[] =>
  campaigns.filter((campaign) => campaign.date_ended && !hasEnded(campaign, dayOf(now)));

/**
 * Returns the ends of campaigns as a calendar file (RFC 5545): one day for each. The UID of a campaign never
 * changes, so that importing the file again moves the day instead of adding another.
 */
export function campaignCalendar(
  campaigns: readonly Campaign[],
  { name, supportEmail }: Publisher,
  now: Date,
): string {
  const host = supportEmail.slice(supportEmail.lastIndexOf('@') + 1);
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = campaigns.flatMap(({ date_ended: end, description, id, title }) =>
    end
      ? [
          'BEGIN:VEVENT',
          `UID:campaign-${id}@${host}`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${basicDay(end)}`,
          `DTEND;VALUE=DATE:${basicDay(addDays(end, 1))}`,
          `SUMMARY:${escaped(time.lastDay({ title }))}`,
          `DESCRIPTION:${escaped(description)}`,
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ]
      : [],
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Campaigns//EN`,
    `X-WR-CALNAME:${escaped(time.campaignsOf({ name }))}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
