/** The size of a share card in pixels, which social networks ask for. */
export const shareCardSize = { width: 1200, height: 630 };
