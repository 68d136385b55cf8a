import { aDonor } from '@hearthlight/domain/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser window with one storage area, shared by all tabs that are opened in it. */
function aWindow(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('window', {
    localStorage: area,
    sessionStorage: area,
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.push(listener),
    removeEventListener: () => undefined,
  });
  const otherTab = (change: () => void, key: string | null = 'access_token') => {
    change();
    for (const listener of listeners) listener({ key });
  };
  return { values, otherTab };
}

const tokens = { access_token: 'access-1', refresh_token: 'refresh-1' };
const load = () => import('./session.ts');

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('is expired on app load without an access token', async () => {
    aWindow();
    expect((await load()).getSession()).toEqual({ status: 'expired' });
  });

  it('is open on app load with one', async () => {
    aWindow(tokens);
    expect((await load()).getSession()).toEqual({ status: 'open', token: 'access-1' });
  });

  it('keeps both tokens of a sign-in under the names of the specification', async () => {
    const { values } = aWindow();
    (await load()).openSession(tokens);
    expect(Object.fromEntries(values)).toEqual(tokens);
  });

  it('loses both tokens and the donor after a 401', async () => {
    const { values } = aWindow(tokens);
    const session = await load();
    session.recogniseDonor('access-1', aDonor());
    session.expireSession('access-1');
    expect(session.getSession()).toEqual({ status: 'expired' });
    expect(values.size).toBe(0);
  });

  it('is not ended by a late 401 of an older token', async () => {
    aWindow(tokens);
    const session = await load();
    session.expireSession('access-0');
    expect(session.getSession().status).toBe('open');
  });

  it('does not take the details of another session’s donor', async () => {
    aWindow(tokens);
    const session = await load();
    session.recogniseDonor('access-0', aDonor());
    expect(session.getSession()).toEqual({ status: 'open', token: 'access-1' });
  });

  it('drops the drafts of this tab when another one logs out, and only then', async () => {
    const { values, otherTab } = aWindow({ ...tokens, drafts: '{"help":{"fullname":"Ada"}}' });
    (await load()).followOtherTabs();
    otherTab(() => values.delete('access_token'));
    expect(values.has('drafts')).toBe(true);
    otherTab(() => undefined, 'logged_out');
    expect(values.has('drafts')).toBe(false);
  });

  it('drops tokens and drafts at once when logging out, and answers the tokens for the call', async () => {
    const { values } = aWindow({ ...tokens, drafts: '{"help":{"fullname":"Ada"}}' });
    const session = await load();
    expect(session.closeSession()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' });
    expect(values.size).toBe(0);
    expect(session.getSession()).toEqual({ status: 'closing' });
    session.forgetSession();
    expect(session.getSession()).toEqual({ status: 'expired' });
  });

  it('ends when another tab signs out', async () => {
    const { values, otherTab } = aWindow(tokens);
    const session = await load();
    session.followOtherTabs();
    otherTab(() => values.clear(), null);
    expect(session.getSession()).toEqual({ status: 'expired' });
  });

  it('drops the donor when another tab signs somebody else in', async () => {
    const { values, otherTab } = aWindow(tokens);
    const session = await load();
    session.recogniseDonor('access-1', aDonor());
    session.followOtherTabs();
    otherTab(() => values.set('access_token', 'access-2'));
    expect(session.getSession()).toEqual({ status: 'open', token: 'access-2' });
  });

  it('works without any storage', async () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('blocked');
      },
    });
    const session = await load();
    session.openSession(tokens);
    expect(session.getSession()).toEqual({ status: 'open', token: 'access-1' });
    expect(session.closeSession()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' });
  });
});

describe('drafts', () => {
  it('come back as they were typed, one form beside the other', async () => {
    aWindow();
    const { keepDraft, readDraft, dropDrafts } = await import('./drafts.ts');
    keepDraft('help', { fullname: 'Ada' });
    keepDraft('pledge', { donation_amount: '12' });
    expect(readDraft('help')).toEqual({ fullname: 'Ada' });
    expect(readDraft('pledge')).toEqual({ donation_amount: '12' });
    dropDrafts();
    expect(readDraft('help')).toEqual({});
  });

  it.each(['nonsense', '[]', 'null', '{"help":7}', '{"help":{"fullname":7}}'])(
    'survive %s in the storage',
    async (drafts) => {
      aWindow({ drafts });
      const { readDraft } = await import('./drafts.ts');
      expect(readDraft('help')).toEqual({});
    },
  );
});
