import type { Services } from '../../actions/services.ts';
import type { Codes } from './codes.ts';
import type { Sessions } from './sessions.ts';

/** Services that the calls of accounts use. */
export interface AccountServices extends Services {
  codes: Codes;
  sessions: Sessions;
}
