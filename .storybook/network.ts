import {
  calls,
  type CallResponse,
  type CallName,
  type CallParams,
  type CallRequest,
  type Refusal,
} from '@hearthlight/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import type { LoaderFunction } from 'storybook/internal/types';

/*
 * Mocks the API in a story: `parameters: { msw: [respond('latestNews', [aNewsArticle()]), offline('signIn')] }`.
 * Addresses and schemas come from the table of calls, so a story cannot mock what the server does not do.
 */

/** A parsed request, for responses that depend on it and for stories that assert the payload. */
export interface MockedRequest<Name extends CallName> {
  body: CallRequest<Name>;
  params: CallParams<Name>;
  /** The parameters after the `?`. */
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
    body: 'request' in call ? call.request.parse(await request.clone().json()) : undefined,
    params: 'params' in call ? call.params.parse(params) : undefined,
    query: new URL(request.url).searchParams,
    headers: request.headers,
  };
}

/** The call succeeds with this response, or with the one that the function (a spy, for instance) returns. */
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
    return Response.json(
      calls[name].response.parse(typeof response === 'function' ? response(parsed) : response),
      { headers },
    );
  });
}

/** The server responds with this status and body, of any shape. */
export function respondWith(name: CallName, status: number, body: string | null): HttpHandler {
  return handle(name, () => new HttpResponse(body, { status }));
}

/** The server refuses the call with this status and message. */
export function refuse(name: CallName, status: number, refusal: Refusal): HttpHandler {
  return handle(name, () => HttpResponse.json(refusal, { status }));
}

/** The request never reaches the server. */
export function offline(name: CallName): HttpHandler {
  return handle(name, () => HttpResponse.error());
}

/** The call stays pending while the story is shown. */
export function neverRespond(name: CallName): HttpHandler {
  return handle(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/**
 * Reports a call without a handler by `console.error`, which fails the story. The pattern is anchored at the host
 * because apps/web has a source folder named `api`.
 */
const unmocked = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  console.error(`The story does not mock ${request.method} ${request.url}`);
  return HttpResponse.error();
});

const load = mswLoader(async () => {
  const worker = setupWorker(unmocked);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
});

let started = false;

/** Starts the mock with the first story that needs it; most stories send no requests. */
export const mockNetwork: LoaderFunction = async (context) => {
  started ||= context.parameters.msw !== undefined;
  return started ? load(context) : {};
};
