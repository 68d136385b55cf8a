import type { Brand } from '@hearthlight/content';
import { fromCents, pathIn, progressOf, type SiteLanguages, truncate } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../database/schema.ts';
import { markup } from '../html.ts';
import { refusals } from '../http/refusal.ts';
import { campaignTranslations } from '../translations/translated-campaigns.ts';

/** Dependencies of the badge route. */
export interface BadgeDeps {
  database: Database;
  brand: Brand;
  /** The languages of the site, the default first. */
  languages: SiteLanguages;
}

/** The campaign on a badge. Amounts are in cents. */
interface BadgeCampaign {
  title: string;
  raised_cents: number;
  target_cents: number;
}

const width = 320;
const bar = width - 32;
/** Maximum length of the title, in characters. */
const titleLength = 38;

/** Returns a campaign's progress as an SVG picture in the foundation's colors. */
function badge({ raised_cents, target_cents, title }: BadgeCampaign, { values }: Brand): string {
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

/**
 * Registers `/campaigns/{id}/badge.svg` in each language, which other sites may embed. It can neither run scripts nor
 * load anything, even when opened directly.
 */
export function badgeRoute(app: FastifyInstance, { brand, database, languages }: BadgeDeps): void {
  for (const language of languages)
    app.get<{ Params: { id: string } }>(
      pathIn(language, '/campaigns/:id/badge.svg', languages),
      { schema: { hide: true } },
      async (request, reply) => {
        const { id } = request.params;
        const campaign = /^[1-9]\d{0,14}$/.test(id)
          ? await readCampaign(database, languages, Number(id))
          : undefined;
        if (!campaign) {
          return reply.code(404).type('text/plain; charset=utf-8').send(`${refusals.unknownCampaign}\n`);
        }
        return reply
          .headers({
            'cache-control': 'public, max-age=300',
            'content-security-policy': "default-src 'none'; sandbox",
            'cross-origin-resource-policy': 'cross-origin',
          })
          .type('image/svg+xml; charset=utf-8')
          .send(badge(campaign, brand));
      },
    );
}

/** Returns a campaign with its title in the current language, if there is a translation. */
async function readCampaign(
  database: Database,
  languages: SiteLanguages,
  id: number,
): Promise<BadgeCampaign | undefined> {
  const campaign = await database
    .selectFrom('campaigns')
    .select(['title', 'raised_cents', 'target_cents'])
    .where('id', '=', id)
    .executeTakeFirst();
  const [translation] = await campaignTranslations(database, languages, [id]);
  return campaign && { ...campaign, ...(translation && { title: translation.title }) };
}
