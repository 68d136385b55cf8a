import type { library as English } from '../en/library.ts';

export const library: typeof English = {
  loading: "⟦Löàđîñĝ···⟧",
};
