import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { recentMonths } from './recent-months.ts';

/** Registers the desk's call for the figures of its first page. */
export function openBooksDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  route(app, deskCalls.deskMoney, () => recentMonths(desk));
}
