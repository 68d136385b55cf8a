import type { Call } from '@hearthlight/domain';
import { may } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { sessionCookie } from './cookie.ts';
import { verifyOwnPassword } from './sign-in.ts';
import { findSession, isConfirmed } from './staff-sessions.ts';

/**
 * Lets staff make the calls of a scope, as far as each row allows. Nothing of the desk is cached or indexed. Throws a
 * 403 for a change from another site's page, a 401, 403 or 428 as `authorize`, and a 400 for a wrong password where
 * each call needs it.
 */
export function admitStaff(app: FastifyInstance, services: DeskServices): void {
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const origin = services.deskOrigin();
    // Browsers send `Origin` with every POST.
    if (request.method === 'POST' && request.headers.origin !== origin) throw new RefusedCall(403, words.otherOrigin);
    const session = await findSession(services, sessionCookie(request, origin), request);
    authorize(call, session, services.now());
    request.session = session;
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.call?.confirmed === 'each-time') await requirePassword(services, request);
  });
}

/** Throws unless a session may make a call: 401 to sign in, 403 for the role, 428 to enter the password again. */
function authorize(call: Call, session: StaffSession | undefined, now: number): void {
  const { access } = call;
  if (access === 'public') return;
  const isOpen = session?.stage === 'open';
  const isEnrolling = access === 'enroll' && session?.stage === 'enroll';
  if (isEnrolling || (access === 'second-factor' && session?.stage === 'second-factor')) return;
  if (!session || !isOpen || access === 'second-factor' || access === 'donor')
    throw new RefusedCall(401, refusals.unauthorized);
  if (access !== 'staff' && access !== 'enroll' && !may(session.staff.role, access)) {
    throw new RefusedCall(403, words.forbidden);
  }
  if ((call.confirmed === 'recently' || access === 'enroll') && !isConfirmed(session, now)) {
    throw new RefusedCall(428, words.confirmPassword);
  }
}

/** Throws a 400 unless the request of a call that cannot be undone carries the password. */
async function requirePassword(services: DeskServices, { body, ip, session }: FastifyRequest): Promise<void> {
  if (!session || !('staff' in session)) throw new RefusedCall(401, refusals.unauthorized);
  const password = hasPassword(body) ? body.password : '';
  await verifyOwnPassword(services, session, { network: clientNetwork(ip), password });
}

const hasPassword = (body: unknown): body is { password: string } =>
  typeof body === 'object' && body !== null && 'password' in body && typeof body.password === 'string';
