import { calls, commentNotSent, type NewComment, newComment, pathIn, paths, type Result } from '@hearthlight/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { postComment } from '../../features/comments/post-comment.ts';
import { articleByTitle } from '../../features/news/articles.ts';
import { refusalFor, statusOf } from '../../platform/http/errors.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { parsePart } from '../../platform/http/validation.ts';
import type { PageVisit, SitePages } from './pages.ts';

interface CommentFormDeps extends Pick<Services, 'database' | 'languages' | 'limits' | 'now' | 'publicUrl' | 'site'> {
  pages: SitePages;
  visitOf: (request: FastifyRequest) => PageVisit;
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
}

interface FormRoute {
  Params: { title: string };
}

/** The content type of a form posted without JavaScript. */
const formType = 'application/x-www-form-urlencoded';

/**
 * Registers the route for comment forms posted without JavaScript or before it has loaded. Rules, limits and messages
 * are those of the call. Success redirects to the article; a refusal renders it with the typed text.
 *
 * The check for forms that are filled in too fast runs only in the browser, because the page is cached. The honeypot
 * field, the limits and the review of comments with links or repeats apply here.
 */
export function commentForm(app: FastifyInstance, deps: CommentFormDeps): void {
  const { errorHandler, pages, visitOf } = deps;
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const options = { schema: { hide: true }, errorHandler };
  const receive = async (request: FastifyRequest<FormRoute>, reply: FastifyReply) => {
    refuseOtherSites(request, deps.publicUrl());
    void reply.header('cache-control', 'no-store');
    const { title } = request.params;
    const entry = entryOf(request.body);
    const article = title.includes('\0') ? undefined : await articleByTitle(deps, title);
    if (!article) throw new RefusedCall(404, refusals.notFound);
    const outcome = await post(deps, { reply, request }, article.id, entry);
    if ('state' in outcome) {
      const posted = `${paths.news(title)}?comment=${outcome.state}#comments`;
      return reply.redirect(deps.site.addressOf(posted), 303);
    }
    const { status, ...result } = outcome;
    const page = await pages.withPostedComment(title, { entry: entry.comment, result }, visitOf(request));
    return reply.code(status).type('text/html; charset=utf-8').send(page);
  };
  const { languages } = deps;
  for (const language of languages)
    app.post<FormRoute>(pathIn(language, '/news/:title/comment', languages), options, receive);
}

interface Entry {
  comment: NewComment;
  /** The value of the honeypot field. */
  website: string;
}

function entryOf(body: unknown): Entry {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  const text = (name: string) => (fields.get(name) ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n');
  return {
    comment: { comentator_name: text('comentator_name'), comment: text('comment') },
    website: text('website'),
  };
}

type Outcome = { state: 'shown' | 'held' } | (Extract<Result, { ok: false }> & { status: number });

/** Receives a comment as the call does. Returns a refusal as a value, so that the page keeps the typed text. */
async function post(
  deps: CommentFormDeps,
  { reply, request }: { reply: FastifyReply; request: FastifyRequest },
  newsId: number,
  { comment, website }: Entry,
): Promise<Outcome> {
  if (website !== '') return { ok: false, status: 400, message: commentNotSent() };
  try {
    const parsed = parsePart(newComment, comment);
    return { state: await postComment(deps, request.ip, { newsId, comment: parsed }) };
  } catch (error) {
    if (!(error instanceof RefusedCall) || (error.status !== 400 && error.status !== 429)) throw error;
    const refusal = refusalFor(error, request, reply);
    return { ok: false, status: statusOf(refusal, calls.commentOnNews), ...refusal.body };
  }
}

/** Throws a 403 for a form posted by another site. Browsers send the origin with every posted form. */
function refuseOtherSites({ headers, host, protocol }: FastifyRequest, publicUrl: string): void {
  const { origin } = headers;
  if (origin !== publicUrl && origin !== `${protocol}://${host}`) throw new RefusedCall(403, refusals.otherSite);
}
