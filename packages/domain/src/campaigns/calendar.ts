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
export const calendarText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Writes a day (`YYYY-MM-DD`) as in calendar files. */
export const calendarDay = (day: string): string => day.replaceAll('-', '');

/** Writes an instant as in calendar files. */
export const calendarStamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Returns a calendar file (RFC 5545) of a product with the lines of its events. */
export const calendarFile = (product: string, lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, ...lines, 'END:VCALENDAR'].map(folded).join('');

/** The publisher of a calendar. */
type Publisher = Pick<Foundation, 'name' | 'supportEmail'>;

/** Returns the campaigns that have a last day and have not ended on the day of `now`. */
export const campaignsWithEnd = (campaigns: readonly Campaign[], now: Date): Campaign[] =>
  campaigns.filter((campaign) => campaign.date_ended && !hasEnded(campaign, dayOf(now)));

/**
 * Returns the ends of campaigns as a calendar file (RFC 5545): one day for each. The UID of a campaign never
 * changes, so that importing the file again moves the day instead of adding another.
 */
export function campaignCalendar(campaigns: readonly Campaign[], { name, supportEmail }: Publisher, now: Date): string {
  const host = supportEmail.slice(supportEmail.lastIndexOf('@') + 1);
  const stamp = calendarStamp(now);
  const events = campaigns.flatMap(({ date_ended: end, description, id, title }) =>
    end
      ? [
          'BEGIN:VEVENT',
          `UID:campaign-${id}@${host}`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${calendarDay(end)}`,
          `DTEND;VALUE=DATE:${calendarDay(addDays(end, 1))}`,
          `SUMMARY:${calendarText(time.lastDay({ title }))}`,
          `DESCRIPTION:${calendarText(description)}`,
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ]
      : [],
  );
  const title = `X-WR-CALNAME:${calendarText(time.campaignsOf({ name }))}`;
  return calendarFile(`${calendarText(name)}//Campaigns`, [title, ...events]);
}
