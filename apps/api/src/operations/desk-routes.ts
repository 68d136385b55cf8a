import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { MailTransport } from '../mail/mailer.ts';
import type { MailContent } from '../mail/messages.ts';
import { sendTestMail } from '../mail/send-test-mail.ts';
import { audited } from '../staff/action.ts';
import type { DeskActions } from '../staff/desk-actions.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { readSiteHealth, type SiteHealthServices } from './site-health.ts';

/** Dependencies of the calls that operate the site. */
interface OperationRouteServices extends DeskActions, SiteHealthServices {
  content: MailContent;
  transport: MailTransport;
}

/** Registers the calls of the health page. */
export function operationDeskRoutes(app: FastifyInstance, services: OperationRouteServices): void {
  const { content, contextOf, transport } = services;
  deskRoute(app, services, deskCalls.readHealth, () => readSiteHealth(services));
  deskRoute(app, services, deskCalls.sendTestMail, async ({ body, session }) => {
    const result = await sendTestMail(transport, content, body.email);
    // After the attempt, because a transaction must not wait for a mail server.
    const detail = result.accepted ? 'accepted' : result.reason;
    return audited(contextOf(session), 'mail test', () =>
      Promise.resolve({ subject: 'mail', detail, result }),
    );
  });
}
