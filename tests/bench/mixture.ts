import { callPath, calls, paths } from '@hearthlight/domain';

/** The data of the server under load. */
export interface LoadTarget {
  articles: readonly { id: number; title: string }[];
  campaigns: readonly number[];
  donors: readonly { email: string; token: string }[];
  /** The password of every donor. */
  password: string;
}

/** Arguments for `fetch`. */
export interface LoadRequest {
  path: string;
  init: RequestInit;
}

/** A kind of request and its share of the load. */
interface RequestKind {
  perSecond: number;
  /** Returns request number `turn` of this kind. */
  build: (target: LoadTarget, turn: number) => LoadRequest;
}

/** Visitors have different client addresses. The robot has one address, so it exceeds the rate limits. */
const visitor = (turn: number) => ({ 'x-forwarded-for': `10.0.0.${turn % 250}` });
const robot = { 'x-forwarded-for': '10.1.1.1' };
const json = { 'content-type': 'application/json' };

/** Cycles through a list, so that all runs send the same requests. */
function inTurn<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

const read = (path: string, headers: Record<string, string>): LoadRequest => ({ path, init: { headers } });
const post = (path: string, body: unknown, headers: Record<string, string>): LoadRequest => ({
  path,
  init: { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) },
});
const donorHeaders = ({ donors }: LoadTarget, turn: number) => ({
  ...visitor(turn),
  authorization: `Bearer ${inTurn(donors, turn).token}`,
});

const reads: readonly RequestKind[] = [
  { perSecond: 11, build: (_, turn) => read(calls.latestNews.path, visitor(turn)) },
  {
    perSecond: 10,
    build: ({ articles }, turn) =>
      read(callPath(calls.newsDetail, { title: inTurn(articles, turn).title }), visitor(turn)),
  },
  {
    perSecond: 7,
    build: ({ articles }, turn) => read(paths.news(inTurn(articles, turn).title), visitor(turn)),
  },
  { perSecond: 4, build: (_, turn) => read(inTurn([paths.home, paths.about], turn), visitor(turn)) },
  { perSecond: 6, build: (target, turn) => read(calls.dashboard.path, donorHeaders(target, turn)) },
];

const postComment = (target: LoadTarget, turn: number, { articleOf = turn, headers = visitor(turn) } = {}) => {
  const openings = ['What a good story', 'See https://a.example', 'Thank you for the well'];
  const text = `${inTurn(openings, turn)}, says the visitor number ${turn % 50} of many.`;
  const body = { comentator_name: 'Halima G.', comment: text };
  return post(callPath(calls.commentOnNews, { id: inTurn(target.articles, articleOf).id }), body, headers);
};

const writes: readonly RequestKind[] = [
  {
    // Each donor joins every campaign in turn, then all of them again.
    perSecond: 2,
    build: (target, turn) => {
      const campaign = inTurn(target.campaigns, Math.floor(turn / target.donors.length));
      return post(calls.joinCampaign.path, { campaign_id: campaign }, donorHeaders(target, turn));
    },
  },
  { perSecond: 2, build: (target, turn) => postComment(target, turn) },
  { perSecond: 1, build: (target, turn) => postComment(target, turn, { articleOf: 0, headers: robot }) },
  {
    perSecond: 2,
    build: ({ donors }, turn) => {
      const email = turn % 2 === 0 ? inTurn(donors, turn).email : `nobody-${turn}@example.org`;
      return post(calls.registrationDetailExistence.path, { email }, visitor(turn));
    },
  },
  {
    perSecond: 1,
    build: ({ donors, password }, turn) => {
      const isRobot = turn % 2 === 1;
      const { email } = inTurn(donors, isRobot ? 0 : turn);
      return isRobot
        ? post(calls.signIn.path, { email, password: `Guess-${turn}` }, robot)
        : post(calls.signIn.path, { email, password }, visitor(turn));
    },
  },
];

const invalidBodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"email":'],
  ['application/json', '[1, 2]'],
  ['application/json', JSON.stringify({ email: 'nobody', password: 7 })],
  ['application/json', JSON.stringify('x'.repeat(70_000))],
  ['text/plain', 'email=nobody'],
];
const unknownPaths = ['/api/nothing/', '/wp-login.php', '/assets/gone.js', '/news/No%20such%20story', '/%zz'];

const invalidRequests: readonly RequestKind[] = [
  {
    perSecond: 2,
    build: (_, turn) => {
      const [type, body] = inTurn(invalidBodies, turn);
      const headers = { ...visitor(turn), 'content-type': type };
      return { path: calls.signIn.path, init: { method: 'POST', headers, body } };
    },
  },
  { perSecond: 2, build: (_, turn) => read(inTurn(unknownPaths, turn), visitor(turn)) },
];

/** The requests of one second, by kind. */
const second = [...reads, ...writes, ...invalidRequests].flatMap((kind) =>
  Array.from({ length: kind.perSecond }, (_, at) => ({ ...kind, at })),
);
/** Requests per second. */
export const perSecond = second.length;

/** Coprime to `perSecond`, so that steps of this size visit every request of a second in mixed order. */
const step = 7;

/** Generates requests for `seconds` seconds from visitors, donors and a robot. */
export function* mixture(target: LoadTarget, seconds: number): Generator<LoadRequest> {
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const kind = inTurn(second, number * step);
    yield kind.build(target, Math.floor(number / perSecond) * kind.perSecond + kind.at);
  }
}
