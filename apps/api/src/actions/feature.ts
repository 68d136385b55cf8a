import type { DeskHome, SearchResult } from '@hearthlight/domain/desk';
import type { Command } from 'commander';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../database/schema.ts';
import type { StaffSession } from '../platform/http/staff-session.ts';
import type { MailKinds } from '../platform/mail/mailer.ts';
import type { Uploads } from '../platform/uploads/uploads.ts';
import type { ProgramEnvironment } from './command.ts';
import type { PictureUses } from './picture-uses.ts';
import type { DeskServices, Services } from './services.ts';

/** Deletes rows or uploads that have expired. `now` is in epoch milliseconds. */
export type Cleanup = (database: Database, now: number, uploads: Uploads) => Promise<unknown>;

/** The person whose tasks are found. */
export type TaskStaff = Pick<StaffSession['staff'], 'id' | 'name' | 'role'>;

/** Returns what needs a staff member, as far as the role can act on it. */
export type Tasks = (services: Services, staff: TaskStaff) => Promise<Partial<DeskHome>>;

/** Returns what a search of the desk finds, as far as the role may open it: at most `searchLimit` of each kind. */
export type Search = (services: Services, staff: TaskStaff, search: string) => Promise<Partial<SearchResult>>;

/** Numbers of removed rows of the sample. */
export interface RemovedSample {
  articles: number;
  /** Campaigns with gifts or bills stay. */
  campaigns: number;
  updates: number;
  donors: number;
}

/**
 * Removes a feature's rows of the sample. Rows added by versions without marks are found by title or text if no row
 * `isMarked`. `today` is in the foundation's time zone.
 */
export type RemoveSample = (
  transaction: Database,
  sample: { isMarked: boolean; today: string },
) => Promise<Partial<RemovedSample>>;

/** The parts that a feature adds to the server. */
export interface Feature {
  /** Registers the calls of visitors and donors. */
  routes?: (app: FastifyInstance, services: Services) => void;
  /** Registers pages that are not part of the built site. */
  pages?: (app: FastifyInstance, services: Services) => void;
  /** Registers the desk's calls. */
  deskRoutes?: (app: FastifyInstance, desk: DeskServices) => void;
  /** Adds the commands of the command line. */
  commands?: ReadonlyArray<(program: Command, environment: ProgramEnvironment) => void>;
  /** The kinds of mails that it sends. */
  mails?: MailKinds;
  /** Run every hour. */
  cleanups?: readonly Cleanup[];
  tasks?: Tasks;
  search?: Search;
  /** How its entries use uploaded pictures. */
  pictureUses?: PictureUses;
  removeSample?: RemoveSample;
}
