/** Returns a text in the form in which names and words are the same: regardless of case, width and white space. */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
