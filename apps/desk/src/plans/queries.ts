/** Keys of queries on standing orders begin with it. */
export const plansKey = ['plans'];
