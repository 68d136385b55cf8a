import { calls } from '@hearthlight/domain';
import { answers } from '@hearthlight/words/answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { byNetwork, clientNetwork } from '../../platform/limits/client-network.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { Codes } from './codes.ts';
import { changePassword, type RecoveryClient, recoveryCookie, sendResetCode, verifyResetCode } from './recovery.ts';
import type { AccountServices } from './services.ts';
import { Sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { accountExists, sendVerificationCode, signUp } from './sign-up.ts';

const networkOf = (request: FastifyRequest) => clientNetwork(request.ip);

/** Registers the calls for sign-up, sign-in, sign-out and recovery. */
export function accountRoutes(app: FastifyInstance, base: Services): void {
  const services = { ...base, codes: new Codes(base), sessions: new Sessions(base) };
  signUpRoutes(app, services);
  sessionRoutes(app, services);
  recoveryRoutes(app, services, () => base.publicUrl().startsWith('https:'));
}

function signUpRoutes(app: FastifyInstance, services: AccountServices): void {
  const { limits } = services;
  route(app, calls.registrationDetailExistence, async ({ body, request }) => {
    await limits.count(...byNetwork(callLimits.existence, networkOf(request)));
    const exists = await accountExists(services, request, body.email);
    return { email: exists ? ('Non-available' as const) : ('Available' as const) };
  });
  route(app, calls.sendEmailVerificationCode, async ({ body, request }) => {
    await limits.count(...byNetwork(callLimits.codeSending, networkOf(request)));
    return { message: await sendVerificationCode(services, request, body) };
  });
  route(app, calls.verifyCodeAndSignUp, async ({ body, request }) => {
    await limits.count(...byNetwork(callLimits.codeTrying, networkOf(request)));
    return { message: await signUp(services, body, networkOf(request)) };
  });
}

function sessionRoutes(app: FastifyInstance, services: AccountServices): void {
  route(app, calls.signIn, ({ body, request }) =>
    signIn(services, {
      ...body,
      isLocal: request.isLocal,
      network: networkOf(request),
      userAgent: request.headers['user-agent'] ?? '',
    }),
  );
  route(app, calls.signOut, async ({ session }) => {
    await services.sessions.close(session);
    return { message: answers.signedOut };
  });
}

function recoveryRoutes(app: FastifyInstance, services: AccountServices, isSecure: () => boolean): void {
  const { limits } = services;
  const clientOf = (request: FastifyRequest): RecoveryClient => ({
    browser: request.cookies[recoveryCookie.name(isSecure())],
    network: networkOf(request),
    isLocal: request.isLocal,
  });
  const setCookie = (reply: FastifyReply, browser: string, maxAge: number) =>
    reply.setCookie(recoveryCookie.name(isSecure()), browser, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(),
      maxAge,
    });
  route(app, calls.sendPasswordResetCode, async ({ body, request, reply }) => {
    await limits.count(...byNetwork(callLimits.codeSending, networkOf(request)));
    const { browser, message } = await sendResetCode(services, clientOf(request), body.email);
    setCookie(reply, browser, recoveryCookie.seconds);
    return { message };
  });
  route(app, calls.verifyPasswordResetCode, async ({ body, request }) => {
    await limits.count(...byNetwork(callLimits.codeTrying, networkOf(request)));
    return { message: await verifyResetCode(services, clientOf(request), body.code) };
  });
  route(app, calls.changePassword, async ({ body, request, reply }) => {
    await limits.count(...byNetwork(callLimits.passwordChange, networkOf(request)));
    const message = await changePassword(services, clientOf(request), body);
    setCookie(reply, '', 0);
    return { message };
  });
}
