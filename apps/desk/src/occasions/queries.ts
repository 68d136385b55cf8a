/** Keys of queries on occasions begin with it. */
export const occasionsKey = ['occasions'];
