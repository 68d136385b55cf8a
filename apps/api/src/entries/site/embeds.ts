import { createHash } from 'node:crypto';

import type { Brand } from '@hearthlight/content';
import { paths, pathIn, type SiteLanguages, withCampaign } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/schema.ts';
import { refusals } from '../../platform/http/refusal.ts';
import { badge } from './badge.ts';
import { type EmbeddedCampaign, readEmbeddedCampaign } from './embedded-campaign.ts';
import { widget, widgetStyle } from './widget.ts';

/** Dependencies of the routes. */
export interface EmbedDeps {
  database: Database;
  brand: Brand;
  /** The languages of the site, the default first. */
  languages: SiteLanguages;
  publicUrl: () => string;
}

/** What other sites embed of a campaign. */
interface Embed {
  path: string;
  type: string;
  policy: string;
  render: (campaign: EmbeddedCampaign) => string;
}

/**
 * Registers `/campaigns/{id}/badge.svg`, a picture, and `/campaigns/{id}/widget`, a page for an `iframe`, in each language.
 * Neither can run scripts, load anything or use cookies, even when opened directly.
 */
export function embedRoutes(app: FastifyInstance, { brand, publicUrl, ...deps }: EmbedDeps): void {
  const { languages } = deps;
  embedRoute(app, deps, {
    path: '/campaigns/:id/badge.svg',
    type: 'image/svg+xml',
    policy: "default-src 'none'; sandbox",
    render: (campaign) => badge(campaign, brand),
  });
  const style = widgetStyle(brand);
  const hash = createHash('sha256').update(style).digest('base64');
  embedRoute(app, deps, {
    path: '/campaigns/:id/widget',
    type: 'text/html',
    // The link opens a page of the site, which must work there as usual.
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox`,
    render: (campaign) => {
      const path = pathIn(currentLanguage(), paths.donateNow, languages);
      return widget(campaign, { style, donate: new URL(withCampaign(path, campaign), publicUrl()).href });
    },
  });
}

function embedRoute(
  app: FastifyInstance,
  { database, languages }: Pick<EmbedDeps, 'database' | 'languages'>,
  { path, policy, render, type }: Embed,
): void {
  const headers = {
    'cache-control': 'public, max-age=300',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
  };
  for (const language of languages)
    app.get<{ Params: { id: string } }>(
      pathIn(language, path, languages),
      { schema: { hide: true } },
      async (request, reply) => {
        const { id } = request.params;
        const campaign = /^[1-9]\d{0,14}$/.test(id)
          ? await readEmbeddedCampaign(database, languages, Number(id))
          : undefined;
        if (!campaign)
          return reply.code(404).type('text/plain; charset=utf-8').send(`${refusals.unknownCampaign}\n`);
        return reply.headers(headers).type(`${type}; charset=utf-8`).send(render(campaign));
      },
    );
}
