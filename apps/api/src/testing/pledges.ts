import { aSignedInDonor } from './donors.ts';
import { addCampaign } from './gifts.ts';
import { aSignedInStaff } from './staff.ts';
import { createTestContext, type TestContext } from './test-context.ts';

/** A server with a bookkeeper, the donor Ada and a campaign for wells. */
export interface PledgeContext {
  context: TestContext;
  /** The bookkeeper's cookie. */
  cookie: string;
  /** The donor's access token. */
  token: string;
  /** The number of the donor. */
  ada: number;
  /** The number of the campaign. */
  wells: number;
}

/** Creates what tests of pledges need. */
export async function createPledgeContext(engine: Parameters<typeof createTestContext>[0]): Promise<PledgeContext> {
  const context = await createTestContext(engine);
  const { cookie } = await aSignedInStaff(context, 'bookkeeper');
  const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
  const { id: ada } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow();
  const wells = await addCampaign(context.database, { title: 'Wells' });
  return { context, cookie, token, ada, wells };
}
