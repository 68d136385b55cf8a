import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ShareCardContent } from '@hearthlight/content/share-card';
import {
  type Campaign,
  focusOf,
  type NewsArticle,
  pathIn,
  uploadFile,
  withoutFocus,
} from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { cards } from '../../actions/file-task.ts';
import type { Services } from '../../actions/services.ts';
import { articleById, campaignWith } from '../../features/news/articles.ts';
import { sendTagged } from '../../platform/http/etag.ts';
import { isRightToLeft } from '../../platform/http/language.ts';
import { sendFileNotFound } from '../../platform/http/not-found.ts';
import { ResponseCache } from '../../platform/http/response-cache.ts';
import { byNetwork, clientNetwork } from '../../platform/limits/client-network.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { PoolBusy, TaskEnded } from '../../platform/workers/worker-pool.ts';

/** What is on a share card besides the foundation's name and mark. */
interface Shared {
  title: string;
  /** The address of the picture. */
  picture: string;
}

/** What the share cards use. */
interface ShareServices extends Services {
  siteDirectory: string;
  picturesDirectory: string;
}

const drawing = {
  module: new URL(import.meta.resolve('@hearthlight/content/share-card')),
  name: 'drawShareCard',
};

/** Raise it when cards are drawn differently, so that social networks load them again. */
const version = 1;

const digestOf = (parts: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([version, parts]))
    .digest('base64url')
    .slice(0, 12);

const addressOf = (path: string, shared: Shared): string => `${path}?v=${digestOf(shared)}`;

const ofArticle = ({ cover_image_url: picture, title }: NewsArticle): Shared => ({ title, picture });
const ofCampaign = ({ image_url: picture, title }: Pick<Campaign, 'image_url' | 'title'>): Shared => ({
  title,
  picture,
});

/** Returns the address of the card of an article in the default language. It changes with what the card shows. */
export const articleCardAddress = (article: NewsArticle): string =>
  addressOf(`/articles/${article.id}/share.jpg`, ofArticle(article));

/** Returns the address of the card of a campaign in the default language. */
export const campaignCardAddress = (campaign: Pick<Campaign, 'id' | 'image_url' | 'title'>): string =>
  addressOf(`/campaigns/${campaign.id}/share.jpg`, ofCampaign(campaign));

/** The address of the card of the other pages in the default language. */
export const siteCardPath = '/share.jpg';

/**
 * Registers the share cards: pictures with title, name and mark for social networks, one for each article, campaign and
 * language and one for the site. They are drawn in a worker, one at a time, and cached. What can be drawn is in the
 * database, and each network may have only so many drawn.
 */
export function sharePictureRoutes(app: FastifyInstance, deps: ShareServices): void {
  const { content, languages, now, readDatabase: database, site } = deps;
  const cache = new ResponseCache(async () => version);
  const send = async (request: FastifyRequest, reply: FastifyReply, shared: Shared | undefined) => {
    if (!shared) return sendFileNotFound(reply);
    const card = cardOf(deps, shared);
    const draw = async () => {
      await deps.limits.count(...byNetwork(callLimits.shareCard, clientNetwork(request.ip)));
      return cards.run<Uint8Array>(drawing, [card]);
    };
    const cached = await cache.get(digestOf({ ...card, mark: undefined }), draw).catch(refuseWhenBusy);
    if (!cached) return reply.code(503).header('retry-after', '30').send();
    void reply.type('image/jpeg').header('cache-control', 'public, max-age=3600');
    return sendTagged(request, reply, cached.body, cached.etag);
  };
  const register = (path: string, find: (id: number) => Promise<Shared | undefined>) => {
    for (const language of languages)
      app.get<{ Params: { id?: string } }>(
        pathIn(language, path, languages),
        { schema: { hide: true } },
        async (request, reply) => {
          const { id = '1' } = request.params;
          return send(request, reply, /^[1-9]\d{0,8}$/.test(id) ? await find(Number(id)) : undefined);
        },
      );
  };
  register('/articles/:id/share.jpg', async (id) => {
    const article = await articleById({ database, languages, now }, id);
    return article && ofArticle(article);
  });
  register('/campaigns/:id/share.jpg', async (id) => {
    const campaign = await campaignWith({ database, languages }, id);
    return campaign && ofCampaign(campaign);
  });
  register(siteCardPath, async () => ({
    title: site.foundation.tagline,
    picture: content.home.hero.picture.src,
  }));
}

function cardOf(deps: ShareServices, { picture, title }: Shared): ShareCardContent {
  const { content, site } = deps;
  const { src: hero } = content.home.hero.picture;
  return {
    title,
    name: site.foundation.name,
    mark: content.logo.light.source,
    // A picture elsewhere is not loaded.
    picture: fileOf(deps, withoutFocus(picture)) ?? fileOf(deps, hero),
    focus: focusOf(picture),
    colors: content.brand.values,
    isRightToLeft: isRightToLeft(),
  };
}

/** Returns the file of an uploaded picture or of one of the foundation, if it exists. */
function fileOf(
  { picturesDirectory, site, siteDirectory }: ShareServices,
  address: string,
): string | undefined {
  const upload = uploadFile(address);
  if (upload === undefined) return site.has(address) ? join(siteDirectory, address) : undefined;
  const file = join(picturesDirectory, upload);
  return existsSync(file) ? file : undefined;
}

/** Returns `undefined` when too many cards wait, or when one takes too long. */
function refuseWhenBusy(error: unknown): undefined {
  if (error instanceof PoolBusy || error instanceof TaskEnded) return undefined;
  throw error;
}
