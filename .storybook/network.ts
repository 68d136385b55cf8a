import {
  calls,
  type CallAnswer,
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
 * The network of a story: `parameters: { msw: [answers('latestNews', [aNewsArticle()]), offline('signIn')] }`.
 * Addresses and answers come from the table of calls, so a story cannot mock what the server does not do.
 */

/** What a call was asked, for answers that depend on it and for stories that assert the payload. */
export interface Asked<Name extends CallName> {
  body: CallRequest<Name>;
  params: CallParams<Name>;
  headers: Headers;
}

type Resolver = Parameters<typeof http.all>[1];

function handle(name: CallName, resolver: Resolver): HttpHandler {
  const { method, path } = calls[name];
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return method === 'GET' ? http.get(pattern, resolver) : http.post(pattern, resolver);
}

async function whatWasAsked(name: CallName, request: Request, params: unknown) {
  const call = calls[name];
  return {
    body: 'request' in call ? call.request.parse(await request.clone().json()) : undefined,
    params: 'params' in call ? call.params.parse(params) : undefined,
    headers: request.headers,
  };
}

/** The call succeeds: with this answer, or with what the function makes of what was asked (a spy will do). */
export function answers<Name extends CallName>(
  name: Name,
  answer: CallAnswer<Name> | ((asked: Asked<Name>) => CallAnswer<Name>),
): HttpHandler;
export function answers(name: CallName, answer: object | ((asked: object) => object)): HttpHandler {
  return handle(name, async ({ request, params }) => {
    const asked = await whatWasAsked(name, request, params);
    return Response.json(calls[name].answer.parse(typeof answer === 'function' ? answer(asked) : answer));
  });
}

/** The server refuses the call, in its own words. */
export function refuses(name: CallName, status: number, refusal: Refusal): HttpHandler {
  return handle(name, () => HttpResponse.json(refusal, { status }));
}

/** The request never reaches the server. */
export function offline(name: CallName): HttpHandler {
  return handle(name, () => HttpResponse.error());
}

/** The call is in flight for as long as the story lasts. */
export function neverAnswers(name: CallName): HttpHandler {
  return handle(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/**
 * A call that no handler answers is a mistake of the story, and as a `console.error` it fails it. Only addresses that
 * begin with `/api/`: the site's own code has a folder of that name.
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

/** Starts the mocked network with the first story that asks for it: most stories have no network at all. */
export const mockNetwork: LoaderFunction = async (context) => {
  started ||= context.parameters.msw !== undefined;
  return started ? load(context) : {};
};
