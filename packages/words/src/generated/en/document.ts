// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const document = {
  withoutScript: "This page needs JavaScript, which is turned off or blocked in your browser. The <home>home page</home> works without it and lists our contact details.",
  withoutCode: "This page did not load completely, so its buttons and forms do not work yet. Check your connection, then <reload>reload the page</reload>.",
};
