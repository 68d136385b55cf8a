import { callPath, calls, paths } from '@hearthlight/domain';

/** Who there is to ask, and what to ask for. */
export interface Setting {
  articles: readonly { id: number; title: string }[];
  campaigns: readonly number[];
  donors: readonly { email: string; token: string }[];
  /** Every donor's. */
  password: string;
}

/** One request, as `fetch` takes it. */
export interface Asked {
  path: string;
  init: RequestInit;
}

interface Kind {
  perSecond: number;
  /** The kind's request number `turn`. */
  ask: (setting: Setting, turn: number) => Asked;
}

/** Each comes from a visitor with an address of their own; a robot keeps to one, and so runs into the limits. */
const visitor = (turn: number) => ({ 'x-forwarded-for': `10.0.0.${turn % 250}` });
const robot = { 'x-forwarded-for': '10.1.1.1' };
const json = { 'content-type': 'application/json' };

/** Goes round a list, so that the same run asks for the same things. */
function inTurn<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('there is nothing to ask for');
  return item;
}

const read = (path: string, headers: Record<string, string>): Asked => ({ path, init: { headers } });
const post = (path: string, body: unknown, headers: Record<string, string>): Asked => ({
  path,
  init: { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) },
});
const of = ({ donors }: Setting, turn: number) => ({
  ...visitor(turn),
  authorization: `Bearer ${inTurn(donors, turn).token}`,
});

const reads: readonly Kind[] = [
  { perSecond: 11, ask: (_, turn) => read(calls.latestNews.path, visitor(turn)) },
  {
    perSecond: 10,
    ask: ({ articles }, turn) =>
      read(callPath(calls.newsDetail, { title: inTurn(articles, turn).title }), visitor(turn)),
  },
  {
    perSecond: 7,
    ask: ({ articles }, turn) => read(paths.news(inTurn(articles, turn).title), visitor(turn)),
  },
  { perSecond: 4, ask: (_, turn) => read(inTurn([paths.home, paths.about], turn), visitor(turn)) },
  { perSecond: 6, ask: (setting, turn) => read(calls.dashboard.path, of(setting, turn)) },
];

const comment = (setting: Setting, turn: number, { articleOf = turn, headers = visitor(turn) } = {}) => {
  const words = ['What a good story', 'See https://a.example', 'Thank you for the well'];
  const text = `${inTurn(words, turn)}, says the visitor number ${turn % 50} of many.`;
  const body = { comentator_name: 'Halima G.', comment: text, elapsed_ms: turn % 7 === 0 ? 300 : 9000 };
  return post(callPath(calls.commentOnNews, { id: inTurn(setting.articles, articleOf).id }), body, headers);
};

const writes: readonly Kind[] = [
  {
    // Each donor joins one campaign after the other, and then those that they have joined already.
    perSecond: 2,
    ask: (setting, turn) => {
      const campaign = inTurn(setting.campaigns, Math.floor(turn / setting.donors.length));
      return post(calls.joinCampaign.path, { campaign_id: campaign }, of(setting, turn));
    },
  },
  { perSecond: 2, ask: (setting, turn) => comment(setting, turn) },
  { perSecond: 1, ask: (setting, turn) => comment(setting, turn, { articleOf: 0, headers: robot }) },
  {
    perSecond: 2,
    ask: ({ donors }, turn) => {
      const email = turn % 2 === 0 ? inTurn(donors, turn).email : `nobody-${turn}@example.org`;
      return post(calls.registrationDetailExistence.path, { email }, visitor(turn));
    },
  },
  {
    perSecond: 1,
    ask: ({ donors, password }, turn) => {
      const isRobot = turn % 2 === 1;
      const { email } = inTurn(donors, isRobot ? 0 : turn);
      return isRobot
        ? post(calls.signIn.path, { email, password: `Guess-${turn}` }, robot)
        : post(calls.signIn.path, { email, password }, visitor(turn));
    },
  },
];

const wrongBodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"email":'],
  ['application/json', '[1, 2]'],
  ['application/json', JSON.stringify({ email: 'nobody', password: 7 })],
  ['application/json', JSON.stringify('x'.repeat(70_000))],
  ['text/plain', 'email=nobody'],
];
const unknownPaths = ['/api/nothing/', '/wp-login.php', '/assets/gone.js', '/news/No%20such%20story', '/%zz'];

const mistakes: readonly Kind[] = [
  {
    perSecond: 2,
    ask: (_, turn) => {
      const [type, body] = inTurn(wrongBodies, turn);
      const headers = { ...visitor(turn), 'content-type': type };
      return { path: calls.signIn.path, init: { method: 'POST', headers, body } };
    },
  },
  { perSecond: 2, ask: (_, turn) => read(inTurn(unknownPaths, turn), visitor(turn)) },
];

/** A second's worth of requests by their kinds. */
const second = [...reads, ...writes, ...mistakes].flatMap((kind) =>
  Array.from({ length: kind.perSecond }, (_, at) => ({ ...kind, at })),
);
export const perSecond = second.length;

/** No divisor of `perSecond` other than 1: by such steps a second is gone through with its kinds mixed. */
const step = 7;

/** What visitors, donors and robots ask for in so many seconds, in the order in which they do. */
export function* mixture(setting: Setting, seconds: number): Generator<Asked> {
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const kind = inTurn(second, number * step);
    yield kind.ask(setting, Math.floor(number / perSecond) * kind.perSecond + kind.at);
  }
}
