import {
  calls,
  type CallResponse,
  type CallName,
  type CallParams,
  type CallRequest,
  type Refusal,
} from '@hearthlight/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/*
 * Mocks the API in a story: `parameters: { network: [respond('latestNews', [aNewsArticle()]), offline('signIn')] }`.
 * Addresses and schemas come from the table of calls, so mocks match the server.
 */

/** A parsed request, for dynamic responses and for assertions on the payload. */
export interface MockedRequest<Name extends CallName> {
  body: CallRequest<Name>;
  params: CallParams<Name>;
  /** The query parameters. */
  query: URLSearchParams;
  headers: Headers;
}

type Resolver = Parameters<typeof http.all>[1];

function handle(name: CallName, resolver: Resolver): HttpHandler {
  const { method, path } = calls[name];
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return method === 'GET' ? http.get(pattern, resolver) : http.post(pattern, resolver);
}

async function parseRequest(name: CallName, request: Request, params: unknown) {
  const call = calls[name];
  return {
    body: 'request' in call ? await bodyOf(request, call.request) : undefined,
    params: 'params' in call ? call.params.parse(params) : undefined,
    query: new URL(request.url).searchParams,
    headers: request.headers,
  };
}

/** Returns a body as it was sent. Throws unless it matches the schema. */
async function bodyOf(request: Request, schema: { parse: (body: unknown) => unknown }): Promise<unknown> {
  const body: unknown = await request.clone().json();
  schema.parse(body);
  return body;
}

/** Mocks a successful call with a response or a function that returns one. */
export function respond<Name extends CallName>(
  name: Name,
  response: CallResponse<Name> | ((request: MockedRequest<Name>) => CallResponse<Name>),
  headers?: Record<string, string>,
): HttpHandler;
export function respond(
  name: CallName,
  response: object | ((request: object) => object),
  headers: Record<string, string> = {},
): HttpHandler {
  return handle(name, async ({ request, params }) => {
    const parsed = await parseRequest(name, request, params);
    return Response.json(calls[name].response.parse(typeof response === 'function' ? response(parsed) : response), {
      headers,
    });
  });
}

/** Mocks a response with any status and body. */
export function respondWith(name: CallName, status: number, body: string | null): HttpHandler {
  return handle(name, () => new HttpResponse(body, { status }));
}

/** Mocks a refusal with a status and message. */
export function refuse(name: CallName, status: number, refusal: Refusal): HttpHandler {
  return handle(name, () => HttpResponse.json(refusal, { status }));
}

/** Mocks a network failure. */
export function offline(name: CallName): HttpHandler {
  return handle(name, () => HttpResponse.error());
}

/** Mocks a call that stays pending. */
export function neverRespond(name: CallName): HttpHandler {
  return handle(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/**
 * Reports an unmocked call with `console.error`, which fails the story. The pattern includes the host, because apps/web
 * has a source folder named `api`.
 */
const unmocked = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  console.error(`The story does not mock ${request.method} ${request.url}`);
  return HttpResponse.error();
});

const worker = setupWorker(unmocked);
let started: Promise<unknown> | undefined;

/** Returns the worker once it has started. */
export async function startWorker(): Promise<SetupWorker> {
  // A relative address, because Storybook may be served from a subfolder.
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  await started;
  return worker;
}
