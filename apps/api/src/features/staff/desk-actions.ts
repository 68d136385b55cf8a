import type { DeskActionContext } from '../../actions/action.ts';
import type { DeskRouteServices } from './desk-route.ts';
import type { StaffSession } from './staff-sessions.ts';

/** What the desk's calls of a feature need. */
export interface DeskActions extends DeskRouteServices {
  /** Returns the context of an action of the signed-in person. */
  contextOf: (session: StaffSession) => DeskActionContext;
}
