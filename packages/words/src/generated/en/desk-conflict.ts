// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const deskConflict = {
  title: "Two versions",
  lead: "Somebody else has saved this while you were editing it.",
  choose: "What only one of you changed is settled. Choose below where both of you changed the same part. Nothing is overwritten until you save.",
  settled: "You changed different parts, so both changes are kept. Nothing is overwritten until you save.",
  taken: (args: { fields: string | number }): string => "Changes of the other person are taken over in: " + String(args.fields) + ".",
  mine: "Your version",
  theirs: "Their version",
  theirsOf: (args: { name: string | number }): string => "Version of " + String(args.name),
  both: "Both, yours first",
  empty: "Empty",
  removed: "Removed",
  part: (args: { field: string | number; number: string | number; total: string | number }): string => String(args.field) + ", difference " + String(args.number) + " of " + String(args.total),
  unanswered: "Choose what to keep.",
  save: "Save merged version",
};
