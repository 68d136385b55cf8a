import type { Dashboard, Donor } from '@hearthlight/domain';

/** The details of the donor that are known before the dashboard's data has arrived. */
interface KnownDonor {
  donor?: Pick<Donor, 'id' | 'first_name' | 'last_name' | 'email'> | undefined;
}

/** The state of the dashboard. Views without a session carry no donor data. */
export type DashboardView =
  /** No session: an empty frame under the overlay. A newcomer has had none since the page was loaded. */
  | { status: 'expired'; isNewcomer: boolean }
  /** The tokens are removed and the sign-in page follows: an empty frame. */
  | { status: 'logging-out' }
  /** `donor` is there once the user details have arrived, which may be before the dashboard's data. */
  | ({ status: 'loading' } & KnownDonor)
  | ({ status: 'failed' } & KnownDonor)
  /** `joining` has the ids of the campaigns with a join call in flight. */
  | { status: 'ready'; dashboard: Dashboard; joining: ReadonlySet<number> };

/** The donor that the view knows. The dashboard's data includes the donor's name and address. */
export function donorOf(view: DashboardView): KnownDonor['donor'] {
  if (view.status === 'ready') return view.dashboard;
  return 'donor' in view ? view.donor : undefined;
}
