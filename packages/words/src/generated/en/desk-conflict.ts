// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const deskConflict = {
  title: "Two versions",
  lead: "Somebody else has saved this while you were editing it. Choose below what to keep. Nothing is overwritten until you save.",
  mine: "Your version",
  theirs: "Their version",
  empty: "Empty",
  saveChoice: "Save my choice",
  takeTheirs: "Take their whole version",
};
