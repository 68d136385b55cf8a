import type { Brand } from '@hearthlight/content';
import { fromCents, progressOf, truncate } from '@hearthlight/domain';

import { markup } from '../../lib/html.ts';
import type { EmbeddedCampaign } from './embedded-campaign.ts';

const width = 320;
const bar = width - 32;
/** Maximum length of the title, in characters. */
const titleLength = 38;

/** Returns a campaign's progress as an SVG picture in the foundation's colors. */
export function badge({ raised_cents, target_cents, title }: EmbeddedCampaign, { values }: Brand): string {
  const { filled, text } = progressOf(fromCents(raised_cents), fromCents(target_cents));
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="88" viewBox="0 0 ${width} 88" role="img" aria-label="${title}: ${text}">
<title>${title}: ${text}</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="87" rx="12" fill="${values.paper}" stroke="${values.line}"/>
<text x="16" y="29" font-family="sans-serif" font-size="14" font-weight="600" fill="${values.ink}">${truncate(title, titleLength, '…')}</text>
<rect x="16" y="42" width="${bar}" height="10" rx="5" fill="${values['pine-mist']}"/>
<rect x="16" y="42" width="${Math.round(filled * bar)}" height="10" rx="5" fill="${values.pine}"/>
<text x="16" y="73" font-family="sans-serif" font-size="13" fill="${values['ink-soft']}">${text}</text>
</svg>
`.text;
}
