/** The files of the open books, at `/books/{name}`. */
export const openBooksFiles = [
  'gifts-by-month.csv',
  'gifts-by-campaign.csv',
  'gifts-by-method.csv',
  'bills.csv',
  'datapackage.json',
] as const;
