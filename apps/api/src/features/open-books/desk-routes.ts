import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { recentMonths } from './recent-months.ts';

/** Registers the desk's call for the figures of its first page. */
export function openBooksDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  deskRoute(app, desk, deskCalls.deskMoney, () => recentMonths(desk));
}
