import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { keepSession } from '../../actions/keep-session.ts';
import type { DeskServices, Services } from '../../actions/services.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { setSessionCookie } from './cookie.ts';
import { acceptLink, linkAddress, readLink } from './links.ts';
import { staffLinkMail } from './mails.ts';
import { passkeyOptions, passkeySignInOptions } from './passkeys.ts';
import { changeRole, inviteStaff, type LinkedMember, listStaff, removeStaff, resetStaff } from './people.ts';
import { recordAccess } from './record-access.ts';
import { keepRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { completeSignIn, finishPasskey, finishTotp, removePasskey, startTotp } from './second-factor.ts';
import { signInStaff, verifyOwnPassword } from './sign-in.ts';
import {
  confirmSession,
  describeSession,
  endSession,
  endSessions,
  findSession,
  lockStaff,
  readAccount,
} from './staff-sessions.ts';
import { tellOfChange } from './tell-of-change.ts';

const clientOf = (request: FastifyRequest) => ({
  network: clientNetwork(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
  isLocal: request.isLocal,
});

/** Registers the desk's calls for signing in, one's own account and staff. */
export function staffRoutes(app: FastifyInstance, services: DeskServices): void {
  signInRoutes(app, services);
  linkRoutes(app, services);
  factorRoutes(app, services);
  accountRoutes(app, services);
  peopleRoutes(app, services);
}

/** Sets the session's cookie and returns the session that it opens. */
async function withCookie(services: Services, reply: FastifyReply, cookie: string | undefined) {
  setSessionCookie(reply, services.deskOrigin(), cookie);
  return describeSession(services, await findSession(services, cookie, reply.request));
}

function signInRoutes(app: FastifyInstance, services: DeskServices): void {
  route(app, deskCalls.deskSession, ({ session }) => describeSession(services, session));
  route(app, deskCalls.deskSignIn, async ({ body, reply, request, session }) => {
    const cookie = await signInStaff(services, { ...body, ...clientOf(request) });
    if (session) await endSession(services.database, session.id);
    return withCookie(services, reply, cookie);
  });
  route(app, deskCalls.passkeySignInOptions, async ({ session }) => ({
    options: await passkeySignInOptions(services, session),
  }));
  route(app, deskCalls.deskSecondFactor, async ({ body, reply, request, session }) => {
    const cookie = await completeSignIn(services, session, body, clientOf(request));
    return withCookie(services, reply, cookie);
  });
  route(app, deskCalls.deskSignOut, async ({ reply, session }) => {
    if (session) await endSession(services.database, session.id);
    return withCookie(services, reply, undefined);
  });
  route(app, deskCalls.confirmPassword, async ({ body, request, session }) => {
    await verifyOwnPassword(services, session, { ...body, ...clientOf(request) });
    return { confirmed_until: isoInstant(await confirmSession(services, session)) };
  });
}

function linkRoutes(app: FastifyInstance, services: DeskServices): void {
  route(app, deskCalls.readStaffLink, ({ body, request }) => readLink(services, body.token, clientOf(request)));
  route(app, deskCalls.acceptStaffLink, async ({ body, reply, request }) =>
    withCookie(services, reply, await acceptLink(services, body, clientOf(request))),
  );
}

function factorRoutes(app: FastifyInstance, services: DeskServices): void {
  /** Sets the cookie of a session that the first factor opened. */
  const answer = (reply: FastifyReply, { cookie, recovery_codes }: Awaited<ReturnType<typeof finishTotp>>) => {
    if (cookie !== undefined) setSessionCookie(reply, services.deskOrigin(), cookie);
    return { recovery_codes };
  };
  route(app, deskCalls.startTotp, ({ session }) => startTotp(services, session));
  route(app, deskCalls.finishTotp, async ({ body, reply, request, session }) =>
    answer(reply, await finishTotp(services, session, { ...body, ...clientOf(request) })),
  );
  route(app, deskCalls.startPasskey, async ({ session }) => ({
    options: await passkeyOptions(services, session),
  }));
  route(app, deskCalls.finishPasskey, async ({ body, reply, request, session }) =>
    answer(reply, await finishPasskey(services, session, { ...body, ...clientOf(request) })),
  );
}

function accountRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, now, passwords, secret } = services;
  route(app, deskCalls.deskAccount, ({ session }) => readAccount(services, session));
  route(app, deskCalls.signOutEverywhere, async ({ reply, session }) => {
    await endSessions(database, session.staff.id);
    await recordAccess(database, now(), session.staff.id, 'access sign-out');
    return withCookie(services, reply, undefined);
  });
  route(app, deskCalls.changeOwnPassword, async ({ body, request, session }) => {
    const hash = await passwords.hash(body.password, clientOf(request).network);
    const { id } = session.staff;
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable('staff').set({ password_hash: hash }).where('id', '=', id).execute();
      await keepSession(transaction, session.id);
      await endSessions(transaction, id, session.id);
      await recordAccess(transaction, now(), id, 'access password');
    });
    await tellOfChange(services, id, 'password');
    return { message: words.passwordChanged };
  });
  route(app, deskCalls.renewRecoveryCodes, async ({ session }) => {
    const { id } = session.staff;
    const codes = await database.transaction().execute(async (transaction) => {
      await lockStaff(transaction, id);
      await keepSession(transaction, session.id);
      await recordAccess(transaction, now(), id, 'access codes');
      return replaceRecoveryCodes(transaction, secret, id);
    });
    await tellOfChange(services, id, 'codesReplaced');
    return { recovery_codes: codes };
  });
  route(app, deskCalls.keepRecoveryCodes, async ({ session }) => {
    await keepRecoveryCodes(database, session.staff.id);
    return describeSession(services, { ...session, keepsCodes: true });
  });
  route(app, deskCalls.removePasskey, ({ params, session }) => removePasskey(services, session, params.id));
}

function peopleRoutes(app: FastifyInstance, services: DeskServices): void {
  const { contextOf, database } = services;
  route(app, deskCalls.staffList, async () => ({ staff: await listStaff(database) }));
  route(app, deskCalls.inviteStaff, async ({ body, session }) =>
    answerWithLink(services, session, await inviteStaff(contextOf(session), body), body.send_mail),
  );
  route(app, deskCalls.renewStaffLink, async ({ body, params, session }) => {
    const linked = await resetStaff(contextOf(session), params.id);
    // The mail with the link says it too.
    if (!body.send_mail) await tellOfChange(services, params.id, 'reset');
    return answerWithLink(services, session, linked, body.send_mail);
  });
  route(app, deskCalls.changeStaffRole, ({ body, params, session }) =>
    changeRole(contextOf(session), params.id, body.role),
  );
  route(app, deskCalls.removeStaff, async ({ params, session }) => {
    const { email, name } = await removeStaff(contextOf(session), params.id);
    return { message: words.removed({ name: name || email }) };
  });
}

/** Mails a link if asked to. The link stays valid if the mail fails, because a host may have no mail server. */
async function answerWithLink(
  { content, deskOrigin, logError, mailer, outbox }: DeskServices,
  { staff }: StaffSession,
  { member, token }: LinkedMember,
  sendsMail: boolean,
) {
  const link = linkAddress(deskOrigin(), token);
  const mail = staffLinkMail(content, { to: member.email, inviter: staff.name, link });
  const isMailed =
    sendsMail &&
    (await mailer.send(mail).then(
      (outcome) => outcome === 'sent' && !outbox,
      (error: unknown) => {
        logError(error);
        return false;
      },
    ));
  return { member, link, is_mailed: isMailed };
}
