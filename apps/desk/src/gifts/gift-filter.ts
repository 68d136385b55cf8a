/**
 * The filter of the list of gifts, as in the address: texts that are empty for no filter. Days are `YYYY-MM-DD`, amounts
 * plain numbers, campaigns, donors and imports their numbers; campaign 0 is none. `giver_of` is the number of a gift.
 */
export interface GiftFilter {
  status: string;
  method: string;
  campaign: string;
  from: string;
  to: string;
  least: string;
  most: string;
  donor: string;
  giver_of: string;
  import: string;
}

export const noGiftFilter: GiftFilter = {
  status: '',
  method: '',
  campaign: '',
  from: '',
  to: '',
  least: '',
  most: '',
  donor: '',
  giver_of: '',
  import: '',
};
