// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const serverPages = {
  wentWrong: "Something went wrong",
  goToTheHomePage: "Go to the home page",
  notBuilt: "Not built yet",
  buildTheSite: "The site is not built yet. Run <code>npm run build</code> and restart the server.",
  pageInThisLanguage: "This page is also in English.",
  notNow: "Not now",
  maintenance: "We are working on this site. You can read everything; forms will work again soon.",
};
