import type { PaymentStatus } from '@hearthlight/domain';

import type { SampleNames } from './people.ts';
import type { DaysOff } from './working-days.ts';

/** A gift with its day, in whole units of the currency. */
export interface DatedGift {
  name: string;
  email: string | undefined;
  /** The title of the campaign that it was given to. */
  campaign: string | undefined;
  cause: string;
  amount: number;
  /** `YYYY-MM-DD` */
  date: string;
  method: string;
  /** Default: completed. */
  status?: PaymentStatus;
}

/** A bill with the days on which it was written and paid. */
export interface DatedBill {
  payee: string;
  kind: string;
  /** What was delivered. Default: the campaign, or the kind. */
  item?: string | undefined;
  /** How many were delivered. Absent for goods that are not counted. */
  quantity?: number | undefined;
  /** The title of the campaign that it was for. */
  campaign: string | undefined;
  amount: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `undefined` for an open bill. */
  paidOn: string | undefined;
}

/** The facts of a year on the About page, with the people who give and are paid. */
export interface SampleYear {
  year: number;
  /** The number of people who gave. */
  donors: number;
  /** What they gave. */
  given: number;
  /** The costs that were paid in the year, less than was given: kinds of bills with amounts in whole units. */
  shares: ReadonlyArray<{ label: string; amount: number }>;
  names: SampleNames;
  /** The cause of gifts without a campaign. */
  cause: string;
  /** Who is paid for what, by kind, without a campaign. A payee with several goods is several entries. */
  payees: Readonly<Record<string, ReadonlyArray<{ name: string } & Goods & Seasonal>>>;
  /** The days on which no bill is written or paid. */
  daysOff: DaysOff;
  /**
   * The kind of bills of a campaign and who is paid, by title. `bills` are those that texts mention, each paid as soon
   * as the campaign has received enough. Without them, most of what has come in is paid each month.
   */
  campaigns: Readonly<Record<string, SampleSpending>>;
  /** The article about the last quarter, and the gifts and bills that it mentions. */
  report?: {
    days_ago: number;
    gifts: ReadonlyArray<{ name: string; cause: string; amount: number }>;
    bills: ReadonlyArray<{ payee: string; kind: string; amount: number } & Goods>;
  };
  /** Bills that other texts mention, with the days on which they were paid. */
  bills: ReadonlyArray<{ payee: string; kind: string; amount: number; date: string } & Goods>;
}

/** The months in which a payee writes bills, 1 to 12: heating is not billed in July. Default: all. */
export interface Seasonal {
  months?: readonly number[] | undefined;
}

/** What is on a bill. With the price of one thing, bills are for whole ones, as far as the sums of a year allow. */
export interface Goods {
  item?: string | undefined;
  /** In the year of the About page, without a campaign. */
  price?: number | undefined;
}

/** What the gifts of a campaign pay for. */
export interface SampleSpending extends Goods, Seasonal {
  kind: string;
  payee: string;
  /** What its bills are at most together: its goal. */
  most?: number | undefined;
  bills?: ReadonlyArray<{ payee?: string; amount: number } & Goods & Seasonal>;
}
