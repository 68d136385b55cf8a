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
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) => listeners.push(listener),
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
const loadEntries = () => import('./unsent-entries.ts');

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('is expired on app load without an access token', async () => {
    aWindow();
    expect((await load()).getSession()).toEqual({ status: 'expired', isNewcomer: true });
  });

  it('is open on app load with an access token', async () => {
    aWindow(tokens);
    expect((await load()).getSession()).toEqual({ status: 'open', token: 'access-1' });
  });

  it('stores both tokens under the names of specification §3', async () => {
    const { values } = aWindow();
    (await load()).openSession(tokens);
    expect(Object.fromEntries(values)).toEqual(tokens);
  });

  it('loses both tokens after a 401', async () => {
    const { values } = aWindow(tokens);
    const session = await load();
    session.expireSession('access-1');
    expect(session.getSession()).toEqual({ status: 'expired', isNewcomer: false });
    expect(values.size).toBe(0);
  });

  it('ignores a 401 for an older token', async () => {
    aWindow(tokens);
    const session = await load();
    session.expireSession('access-0');
    expect(session.getSession().status).toBe('open');
  });

  it('clears the unsent entries of this tab when another one logs out, and only then', async () => {
    const { values, otherTab } = aWindow({ ...tokens, unsent_entries: '{"help":{"fullname":"Ada"}}' });
    (await load()).followOtherTabs();
    otherTab(() => values.delete('access_token'));
    expect(values.has('unsent_entries')).toBe(true);
    otherTab(() => undefined, 'logged_out');
    expect(values.has('unsent_entries')).toBe(false);
  });

  it('removes tokens and unsent entries when logging out, and returns the tokens for the call', async () => {
    const { values } = aWindow({ ...tokens, unsent_entries: '{"help":{"fullname":"Ada"}}' });
    const session = await load();
    expect(session.closeSession()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' });
    expect(values.size).toBe(0);
    expect(session.getSession()).toEqual({ status: 'closing' });
    session.forgetSession();
    expect(session.getSession()).toEqual({ status: 'expired', isNewcomer: false });
  });

  it('ends when another tab signs out', async () => {
    const { values, otherTab } = aWindow(tokens);
    const session = await load();
    session.followOtherTabs();
    otherTab(() => values.clear(), null);
    expect(session.getSession()).toEqual({ status: 'expired', isNewcomer: false });
  });

  it('has the other token when another tab signs in with another account', async () => {
    const { values, otherTab } = aWindow(tokens);
    const session = await load();
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

describe('unsent entries', () => {
  it('keeps the pledges of the tab until the entries are cleared', async () => {
    const { values } = aWindow();
    const { clearUnsentEntries } = await loadEntries();
    const { readPledges, storePledges } = await import('./pledges.ts');
    expect(readPledges()).toEqual([]);
    const entry = {
      donation_amount: '5',
      donation_cause: 'A roof for all',
      selected_payment_method: 'Bitcoin/Usdt',
    } as const;
    const pledge = { to: 'a@example.org', subject: 'Pledge', body: 'Hello', amount: 5, donor: 7, entry };
    const pledges = [{ ...pledge, amount: 6 }, pledge];
    storePledges(pledges);
    expect(readPledges()).toEqual(pledges);
    const older = [null, { ...pledge, entry: { donation_amount: '5' } }, pledge];
    values.set('unsent_entries', JSON.stringify({ pledges: { json: JSON.stringify(older) } }));
    expect(readPledges()).toEqual([pledge]);
    for (const json of ['{', '{}', '7', 'null']) {
      values.set('unsent_entries', JSON.stringify({ pledges: { json } }));
      expect(readPledges()).toEqual([]);
    }
    storePledges(pledges);
    clearUnsentEntries();
    expect(readPledges()).toEqual([]);
  });

  it('are stored per form', async () => {
    aWindow();
    const { storeUnsentEntry, readUnsentEntry, clearUnsentEntries } = await loadEntries();
    storeUnsentEntry('help', { fullname: 'Ada' });
    storeUnsentEntry('donation', { donation_amount: '12' });
    expect(readUnsentEntry('help')).toEqual({ fullname: 'Ada' });
    expect(readUnsentEntry('donation')).toEqual({ donation_amount: '12' });
    clearUnsentEntries();
    expect(readUnsentEntry('help')).toEqual({});
  });

  it('returns the newest entry while the storage is full, and after it has space again', async () => {
    const { values } = aWindow();
    const { storeUnsentEntry, readUnsentEntry } = await loadEntries();
    storeUnsentEntry('help', { fullname: 'Ada' });
    const full = vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    storeUnsentEntry('help', { fullname: 'Ada Lovelace' });
    expect(readUnsentEntry('help')).toEqual({ fullname: 'Ada Lovelace' });
    full.mockRestore();
    storeUnsentEntry('help', { fullname: 'Ada King' });
    expect(readUnsentEntry('help')).toEqual({ fullname: 'Ada King' });
    expect(values.get('unsent_entries')).toContain('Ada King');
  });

  it('leave nothing behind when all fields are cleared', async () => {
    const { values } = aWindow();
    const { storeUnsentEntry } = await loadEntries();
    storeUnsentEntry('help', { fullname: 'Ada' });
    storeUnsentEntry('help', {});
    expect(values.size).toBe(0);
  });

  it.each(['nonsense', '[]', 'null', '{"help":7}', '{"help":{"fullname":7}}'])(
    'are empty when the storage holds %s',
    async (unsent_entries) => {
      aWindow({ unsent_entries });
      const { readUnsentEntry } = await loadEntries();
      expect(readUnsentEntry('help')).toEqual({});
    },
  );
});
