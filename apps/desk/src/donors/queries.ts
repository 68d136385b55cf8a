/** Keys of queries on donors begin with it. */
export const donorsKey = ['donors'];
