import { createHash } from 'node:crypto';

import { paths, pathIn, withCampaign } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { refusals } from '../../platform/http/refusal.ts';
import { badge } from './badge.ts';
import { type EmbeddedCampaign, readEmbeddedCampaign } from './embedded-campaign.ts';
import { widget, widgetStyle } from './widget.ts';

/** The widget of a campaign for other sites. */
interface Embed {
  path: string;
  type: string;
  policy: string;
  render: (campaign: EmbeddedCampaign) => string;
}

/**
 * Registers `/campaigns/{id}/badge.svg`, a picture, and `/campaigns/{id}/widget`, a page for an `iframe`, in each
 * language. Neither can run scripts, load anything or use cookies, even when opened directly.
 */
export function embedRoutes(app: FastifyInstance, { content, publicUrl, ...deps }: Services): void {
  const { brand } = content;
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
  { database, languages }: Pick<Services, 'database' | 'languages'>,
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
        if (!campaign) return reply.code(404).type('text/plain; charset=utf-8').send(`${refusals.unknownCampaign}\n`);
        return reply.headers(headers).type(`${type}; charset=utf-8`).send(render(campaign));
      },
    );
}
