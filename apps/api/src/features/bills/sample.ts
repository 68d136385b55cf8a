/** A sample bill, which was paid. Its day is relative to the day the data is added. */
export interface SampleBill {
  payee: string;
  kind: string;
  amount: number;
  /** The title of the campaign that it was for. */
  campaign?: string;
  days_ago: number;
}

/**
 * The sample bills, newest first: what the demo donor's gifts were spent on. The other gifts to the campaigns are from
 * before the books began, and so are their bills.
 */
export const sampleBills: readonly SampleBill[] = [
  {
    payee: 'Zapatería Cumes',
    kind: 'School',
    amount: 60,
    campaign: 'A year of school for the children of Sololá',
    days_ago: 28,
  },
  {
    payee: 'Dharla Solar Traders',
    kind: 'Solar lamps',
    amount: 93,
    campaign: 'Three hundred solar lamps for the river islands of Kurigram',
    days_ago: 75,
  },
  {
    payee: 'Colegio Xocomil',
    kind: 'School',
    amount: 306,
    campaign: 'A year of school for the children of Sololá',
    days_ago: 160,
  },
  {
    payee: 'Quincaillerie Camara',
    kind: 'Roofs',
    amount: 37.5,
    campaign: 'Twelve roofs before the rains in Conakry',
    days_ago: 205,
  },
  {
    payee: 'Isiolo Drilling',
    kind: 'Wells and pumps',
    amount: 250,
    campaign: 'A deep well for the four villages of Garbatula',
    days_ago: 240,
  },
  {
    payee: 'Hermanos Quispe',
    kind: 'Terraces',
    amount: 365,
    campaign: 'Seed and stone terraces for forty farms above Huancavelica',
    days_ago: 318,
  },
  { payee: 'Dolakha Cable Works', kind: 'Bridges', amount: 138, days_ago: 380 },
  { payee: 'Kabwe School of Nursing', kind: 'Training', amount: 150, days_ago: 460 },
];
