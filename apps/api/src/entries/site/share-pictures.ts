import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { ShareCardContent } from '@hearthlight/content/share-card';
import { type Campaign, focusOf, type NewsArticle, pathIn, uploadFile, withoutFocus } from '@hearthlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { cards } from '../../actions/file-task.ts';
import type { Services } from '../../actions/services.ts';
import { articleById, campaignWith } from '../../features/news/articles.ts';
import { picturePath } from '../../features/pictures/picture-store.ts';
import { sendTagged } from '../../platform/http/etag.ts';
import { isRightToLeft } from '../../platform/http/language.ts';
import { sendFileNotFound } from '../../platform/http/not-found.ts';
import { ResponseCache } from '../../platform/http/response-cache.ts';
import { byNetwork, clientNetwork } from '../../platform/limits/client-network.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { findUpload } from '../../platform/uploads/send-upload.ts';
import type { StoredUpload } from '../../platform/uploads/uploads.ts';
import { PoolBusy, TaskEnded } from '../../platform/workers/worker-pool.ts';

/** The texts and picture of a share card besides the foundation's name and mark. */
interface Shared {
  title: string;
  /** The address of the picture. */
  picture: string;
}

/** Services that the share cards use. */
interface ShareServices extends Services {
  siteDirectory: string;
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
  const send = senderOf(deps);
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

/** Returns a function that sends a card, drawn or from memory. */
function senderOf(deps: ShareServices) {
  const cache = new ResponseCache(async () => version);
  return async (request: FastifyRequest, reply: FastifyReply, shared: Shared | undefined) => {
    if (!shared) return sendFileNotFound(reply);
    const { picture, ...card } = await cardOf(deps, shared);
    const draw = async () => {
      await deps.limits.count(...byNetwork(callLimits.shareCard, clientNetwork(request.ip)));
      const drawn: ShareCardContent = { ...card, picture: await pictureAt(deps, picture) };
      return cards.run<Uint8Array>(drawing, [drawn]);
    };
    const key = digestOf({ ...card, picture, mark: undefined });
    const cached = await cache.get(key, draw).catch(refuseWhenBusy);
    if (!cached) return reply.code(503).header('retry-after', '30').send();
    void reply.type('image/jpeg').header('cache-control', 'public, max-age=3600');
    return sendTagged(request, reply, cached.body, cached.etag);
  };
}

/** A card with the address of its picture. */
type AddressedCard = Omit<ShareCardContent, 'picture'> & { picture: string };

async function cardOf(deps: ShareServices, { picture, title }: Shared): Promise<AddressedCard> {
  const { content, site } = deps;
  const hero = withoutFocus(content.home.hero.picture.src);
  const own = withoutFocus(picture);
  return {
    title,
    name: site.foundation.name,
    mark: content.logo.light.source,
    // A picture elsewhere is not loaded.
    picture: site.has(own) || (await findUploaded(deps, own)) ? own : hero,
    focus: focusOf(picture),
    colors: content.brand.values,
    isRightToLeft: isRightToLeft(),
  };
}

async function findUploaded(deps: ShareServices, address: string): Promise<StoredUpload | undefined> {
  const file = uploadFile(address);
  return file === undefined ? undefined : findUpload(deps, picturePath(file));
}

/** Returns the bytes of an uploaded picture or the file of one of the foundation, if it exists. */
async function pictureAt(deps: ShareServices, address: string): Promise<ShareCardContent['picture']> {
  if (deps.site.has(address)) return join(deps.siteDirectory, address);
  const upload = await findUploaded(deps, address);
  return upload && buffer(upload.stream());
}

/** Returns `undefined` when too many cards wait, or when one takes too long. */
function refuseWhenBusy(error: unknown): undefined {
  if (error instanceof PoolBusy || error instanceof TaskEnded) return undefined;
  throw error;
}
