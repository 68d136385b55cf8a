import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createOutbox } from '../../platform/mail/outbox.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addStaff, aSignedInStaff, cookieOf, deskCall, deskRequest, staffPassword } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { changeRole, inviteStaff, removeStaff } from './people.ts';

const tokenOf = (address: string) => address.split('#')[1];

describe.each(engines)('the staff on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  beforeEach(() => context.database.deleteFrom('staff').execute());
  afterAll(() => context.close());

  const status = async (cookie: string) => (await deskRequest(context, 'deskAccount', { cookie })).statusCode;

  test('an owner invites with a link to copy when mail fails, and nobody twice', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    const { send } = context.deps.mailer;
    context.deps.mailer.send = () => Promise.reject(new Error('no mail server'));
    const body = { email: 'eda@example.org', role: 'editor', send_mail: true };
    const { is_mailed, link, member } = await deskCall(context, 'inviteStaff', { cookie, body });
    context.deps.mailer.send = send;
    expect([is_mailed, link.includes('/desk/welcome#'), member.state]).toEqual([false, true, 'invited']);
    const again = await deskRequest(context, 'inviteStaff', {
      cookie,
      body: { ...body, email: 'EDA@example.org' },
    });
    expect([again.statusCode, again.json().fields]).toEqual([
      400,
      { email: 'There is already somebody with this e-mail address.' },
    ]);
    const { staff } = await deskCall(context, 'staffList', { cookie });
    expect(staff.map(({ email, state }) => [email, state])).toEqual([
      ['eda@example.org', 'invited'],
      ['ruth@example.org', 'active'],
    ]);
    const renewed = await deskCall(context, 'renewStaffLink', {
      cookie,
      params: { id: member.id },
      body: { send_mail: false },
    });
    const read = async (address: string) =>
      (await deskRequest(context, 'readStaffLink', { body: { token: address.split('#')[1] } })).statusCode;
    expect([await read(link), await read(renewed.link)]).toEqual([404, 200]);
  });

  test('lists people by name, and those of one name by address', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'z@example.org', 'Zoë');
    for (const email of ['b@example.org', 'a@example.org'])
      await aSignedInStaff(context, 'auditor', email, 'Amina Yusuf');
    const { staff } = await deskCall(context, 'staffList', { cookie });
    expect(staff.map(({ email }) => email)).toEqual(['a@example.org', 'b@example.org', 'z@example.org']);
  });

  test('an invitation in the outbox, or that waits, is not mailed', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    const { mailer } = context.deps;
    const isMailed = async (email: string) => {
      const body = { email, role: 'editor', send_mail: true };
      return (await deskCall(context, 'inviteStaff', { cookie, body })).is_mailed;
    };
    const { send } = mailer;
    expect(await isMailed('eda@example.org')).toBe(true);
    mailer.send = () => Promise.resolve('queued');
    expect(await isMailed('noor@example.org')).toBe(false);
    mailer.send = send;
    const outbox = createOutbox(newFolder(), { now: Date.now, onMail: () => undefined });
    const stored = await createTestContext(engine, { outbox });
    const owner = await aSignedInStaff(stored, 'owner', 'ruth@example.org');
    const body = { email: 'eda@example.org', role: 'editor', send_mail: true };
    expect((await deskCall(stored, 'inviteStaff', { cookie: owner.cookie, body })).is_mailed).toBe(false);
    await stored.close();
  });

  test('a changed role and a removal end the sessions at once, and both are in the activity log', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'ruth@example.org', 'Ruth Wanjiru');
    const editor = await aSignedInStaff(context, 'editor', 'eda@example.org');
    const body = { role: 'moderator' };
    const changed = await deskCall(context, 'changeStaffRole', { cookie, params: { id: editor.id }, body });
    expect([changed.role, await status(editor.cookie)]).toEqual(['moderator', 401]);
    const other = await aSignedInStaff(context, 'editor', 'ole@example.org');
    await deskCall(context, 'removeStaff', { cookie, params: { id: other.id } });
    expect(await status(other.cookie)).toBe(401);
    const entries = await context.database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(entries).toMatchObject([
      { action: 'staff remove', actor: 'Ruth Wanjiru', detail: 'ole@example.org' },
      {
        action: 'staff role',
        subject: `staff ${editor.id}`,
        changes: '[{"field":"role","before":"editor","after":"moderator"}]',
      },
    ]);
    expect(entries[0]?.staff_id).not.toBeNull();
  });

  test('a changed role ends the invitation, also of somebody who is joining', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    const invite = { email: 'eda@example.org', role: 'auditor', send_mail: false };
    const { link, member } = await deskCall(context, 'inviteStaff', { cookie, body: invite });
    const params = { id: member.id };
    const change = (role: string) => deskCall(context, 'changeStaffRole', { cookie, params, body: { role } });
    const accept = (address: string) =>
      deskRequest(context, 'acceptStaffLink', {
        body: { token: tokenOf(address), name: 'Eda', password: staffPassword },
      });
    const unchanged = await change('auditor');
    expect(unchanged.link_expires_at).not.toBeNull();
    const read = { body: { token: tokenOf(link) } };
    expect((await deskRequest(context, 'readStaffLink', read)).statusCode).toBe(200);
    expect(await change('owner')).toMatchObject({ role: 'owner', state: 'invited', link_expires_at: null });
    expect((await accept(link)).statusCode).toBe(404);
    const renewed = await deskCall(context, 'renewStaffLink', { cookie, params, body: { send_mail: false } });
    const joining = await accept(renewed.link);
    await change('editor');
    expect((await accept(renewed.link)).statusCode).toBe(404);
    expect((await deskRequest(context, 'startTotp', { cookie: cookieOf(joining) })).statusCode).toBe(401);
    const { staff } = await deskCall(context, 'staffList', { cookie });
    expect(staff[0]).toMatchObject({ email: 'eda@example.org', role: 'editor', state: 'invited' });
  });

  test('a reset person cannot sign in until the new link was used', async () => {
    const { cookie } = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    const editor = await aSignedInStaff(context, 'editor', 'eda@example.org');
    const params = { id: editor.id };
    const { member } = await deskCall(context, 'renewStaffLink', {
      cookie,
      params,
      body: { send_mail: false },
    });
    expect([member.state, member.has_second_factor, await status(editor.cookie)]).toEqual(['invited', false, 401]);
    const body = { email: 'eda@example.org', password: staffPassword };
    expect((await deskRequest(context, 'deskSignIn', { body })).statusCode).toBe(401);
  });

  test('nobody changes the own account, and nobody acts on one that is gone', async () => {
    const { cookie, id } = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    await aSignedInStaff(context, 'owner', 'olga@example.org');
    for (const [name, body] of [
      ['removeStaff', {}],
      ['changeStaffRole', { role: 'editor' }],
      ['renewStaffLink', { send_mail: false }],
    ] as const) {
      const own = await deskRequest(context, name, { cookie, params: { id }, body });
      const gone = await deskRequest(context, name, { cookie, params: { id: 999_999 }, body });
      expect([name, own.statusCode, gone.statusCode]).toEqual([name, 400, 404]);
    }
    expect(await status(cookie)).toBe(200);
  });

  test('an action whose session was ended since the request was let in changes nothing', async () => {
    const { id } = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    const ended = { ...adminContextOf(context), staff: { id, sessionId: 'ended meanwhile' } };
    await expect(inviteStaff(ended, { email: 'eda@example.org', role: 'owner' })).rejects.toMatchObject({
      status: 401,
    });
    const staff = await context.database.selectFrom('staff').select('email').execute();
    expect(staff).toEqual([{ email: 'ruth@example.org' }]);
  });

  test('two owners who remove each other at the same time leave one', async () => {
    for (let round = 0; round < 10; round += 1) {
      await context.database.deleteFrom('staff').execute();
      const one = await aSignedInStaff(context, 'owner', 'one@example.org');
      const other = await aSignedInStaff(context, 'owner', 'other@example.org');
      const responses = await Promise.all([
        deskRequest(context, 'removeStaff', { cookie: one.cookie, params: { id: other.id } }),
        deskRequest(context, 'removeStaff', { cookie: other.cookie, params: { id: one.id } }),
      ]);
      const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      expect([400, 401, 404]).toContain(statuses[1]);
      const left = await context.database.selectFrom('staff').select('role').execute();
      expect(left).toEqual([{ role: 'owner' }]);
    }
  });

  test('the last owner who can sign in keeps the role, whoever acts', async () => {
    const owner = await aSignedInStaff(context, 'owner', 'ruth@example.org');
    const admin = adminContextOf(context);
    const lastOwner = 'This is the only owner. Make somebody else an owner first.';
    const { member: eda } = await inviteStaff(admin, { email: 'eda@example.org', role: 'owner' });
    const app = { totp_secret: 'of somebody without a password' };
    await context.database.updateTable('staff').set(app).where('id', '=', eda.id).execute();
    await addStaff(context, 'olga@example.org', 'owner', { factor: false });
    // The passkey lets only its own person in.
    const passkey = { public_key: '', counter: 0, transports: '[]', label: 'Key', created_at: 1 };
    await context.database
      .insertInto('staff_passkeys')
      .values({ ...passkey, staff_id: owner.id, credential_id: 'ruth' })
      .execute();
    await expect(changeRole(admin, owner.id, 'editor')).rejects.toThrow(lastOwner);
    await expect(removeStaff(admin, owner.id)).rejects.toThrow(lastOwner);
    await addStaff(context, 'ole@example.org', 'owner');
    expect(await changeRole(admin, owner.id, 'editor')).toMatchObject({ role: 'editor' });
  });

  test('an invited owner can lose the role and be removed while there is no other owner', async () => {
    const admin = adminContextOf(context);
    const { member } = await inviteStaff(admin, { email: 'eda@example.org', role: 'owner' });
    expect(await changeRole(admin, member.id, 'editor')).toMatchObject({ role: 'editor' });
    await changeRole(admin, member.id, 'owner');
    expect(await removeStaff(admin, member.id)).toMatchObject({ email: 'eda@example.org' });
  });

  test('the command line invites, lists, resets and removes, but not the last owner', async () => {
    const invited = JSON.parse(
      await runAdmin(context, ['staff', 'invite', 'eda@example.org', '--role', 'editor', '--json']),
    );
    expect(invited).toMatchObject({ email: 'eda@example.org', role: 'editor', state: 'invited' });
    expect(invited.link).toMatch(/^https:\/\/hearthlight\.example\/desk\/welcome#[\w-]{43}$/);
    await addStaff(context, 'ruth@example.org', 'owner', { name: 'Ruth Wanjiru' });
    expect(await runAdmin(context, ['staff', 'list'])).toBe(
      'eda@example.org\teditor\tinvited\tnever\t\nruth@example.org\towner\tactive\tnever\tRuth Wanjiru',
    );
    await expect(runAdmin(context, ['staff', 'remove', 'ruth@example.org'])).rejects.toThrow('This is the only owner.');
    await expect(runAdmin(context, ['staff', 'remove', 'who@example.org'])).rejects.toThrow(
      'This person is no longer on the list.',
    );
    await expect(runAdmin(context, ['staff', 'invite', 'no-address', '--role', 'editor'])).rejects.toThrow(
      'not an e-mail address',
    );
    await expect(runAdmin(context, ['staff', 'invite', 'x@example.org', '--role', 'king'])).rejects.toThrow('king');
    expect(await runAdmin(context, ['staff', 'reset', 'Ruth@example.org'])).toContain('/desk/welcome#');
    const remove = ['staff', 'remove', 'eda@example.org'];
    await expect(runAdmin(context, remove)).rejects.toThrow(
      'This removes eda@example.org and ends the sessions. Add --yes to confirm.',
    );
    await runAdmin(context, [...remove, '--yes']);
    const { rows } = { rows: await context.database.selectFrom('staff').select('password_hash').execute() };
    expect(rows).toEqual([{ password_hash: null }]);
    const newest = context.database.selectFrom('audit').select(['actor', 'staff_id']).orderBy('id', 'desc');
    expect(await newest.limit(1).execute()).toEqual([{ actor: 'ruth', staff_id: null }]);
  });
});
