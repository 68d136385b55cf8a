/** Where a request to sign in comes from. */
export interface StaffClient {
  /** The client's network, see `clientNetwork`. */
  network: string;
  userAgent: string;
  /** Whether the demo owner exists for the client: see `existsFor`. */
  isLocal: boolean;
}
