// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const deskActivity = {
  lead: "Every change, in the desk and on the command line, the newest first.",
  person: "Person",
  everybody: "Everybody",
  kind: "Kind",
  everything: "Everything",
  from: "From",
  to: "To",
  commandLine: "command line",
  before: "Before",
  after: "After",
  field: "Field",
  showChanges: "Before and after",
  empty: "No such change",
  emptyLead: "Choose another person, kind or day.",
  none: "Nothing has been changed yet",
  noneLead: "Every change in the desk or with the command line will be listed here.",
};
