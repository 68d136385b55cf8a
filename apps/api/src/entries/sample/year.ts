import type { SampleYear } from './books.ts';
import { sampleNames } from './people.ts';

const school = 'School years, books and buses';
const roofs = 'Roofs, stoves and rent';
const health = 'Nurses, operations and medicine';
const water = 'Wells, pumps and tanks';
const food = 'Food and firewood';
const work = 'Tools, seed and boats';

/** The year of the About page. Its sums are those of `about.yaml`, which a test compares. */
export const sampleYear: SampleYear = {
  year: 2025,
  donors: 3184,
  shares: [
    { label: school, amount: 297_800 },
    { label: roofs, amount: 276_900 },
    { label: health, amount: 248_300 },
    { label: water, amount: 231_400 },
    { label: food, amount: 142_700 },
    { label: work, amount: 87_500 },
  ],
  names: sampleNames,
  cause: 'Wherever it is needed most',
  payees: {
    [school]: [
      'Colegio Xocomil',
      'Zapatería Cumes',
      'Biblioteca Soroca',
      'Charikot Motor Works',
      'Beed Book Depot',
    ],
    [roofs]: [
      'Quincaillerie Camara',
      'Willamette Stove Repair',
      'Bah et Fils, charpentiers',
      'Northwest Property Rentals',
    ],
    [health]: [
      'Kabwe School of Nursing',
      'Kapiri Mposhi Pharmacy',
      'Hospital del Sur, Choluteca',
      'Portland Eye Clinic',
    ],
    [water]: ['Isiolo Drilling', 'Garissa Tank Makers', 'Nairobi Solar Pumps'],
    [food]: ['Nassar Bakery, Tripoli', 'Pasar Lentils and Grain', 'Cascade Firewood'],
    [work]: ['Hermanos Quispe', 'Chantier naval de Joal', 'Dharla Solar Traders', 'Carpintería Mejía'],
  },
  campaigns: {
    'A deep well for the four villages of Garbatula': { kind: water, payee: 'Isiolo Drilling' },
    'A year of school for the children of Sololá': { kind: school, payee: 'Colegio Xocomil' },
    'A night nurse for the clinic in Kapiri Mposhi': { kind: health, payee: 'Kapiri Mposhi District Clinic' },
    'Twelve roofs before the rains in Conakry': { kind: roofs, payee: 'Quincaillerie Camara' },
    'Seed and stone terraces for forty farms above Huancavelica': { kind: work, payee: 'Hermanos Quispe' },
    'Three hundred solar lamps for the river islands of Kurigram': {
      kind: work,
      payee: 'Dharla Solar Traders',
    },
    'A school bus for the mountain road above Charikot': { kind: school, payee: 'Charikot Motor Works' },
    'Four fishing boats for the cooperative of Joal': { kind: work, payee: 'Chantier naval de Joal' },
  },
  // The article 'Where every dollar of the last quarter went'.
  report: {
    days_ago: 45,
    gifts: [
      { name: 'Alder Street Plumbing', cause: water, amount: 20_000 },
      { name: 'Ines Abbott', cause: food, amount: 4 },
    ],
  },
  // The stories of the home page.
  bills: [
    { payee: 'Dolakha Cable Works', kind: school, amount: 9_200, date: '2025-11-14' },
    { payee: 'Carpintería Mejía', kind: work, amount: 740, date: '2026-03-20' },
  ],
};
