import { sampleNames } from './people.ts';
// cspell:words Multnomah Wajir Huancayo Saloum Talleres Librería Atitlán Transportes Ixim Comedor Ebanistas Semillas Ande Tacloban Moteurs Côte Máquinas Coser Clinique
import type { SampleYear } from './sample-year.ts';
import { daysOffIn } from './working-days.ts';

const school = 'Schools, nurseries and the way there';
const roofs = 'Roofs, stoves and rent';
const health = 'Nurses, operations and medicine';
const water = 'Wells, pumps and tanks';
const food = 'Food and firewood';
const work = 'Tools, seed and boats';

const roofGoods = { item: 'Roofs with screws and washers', price: 1300 };
const mending = { item: 'Leaking roofs, mended', price: 94 };

/** The year of the About page. Its sums are those of `about.yaml`, which a test compares. */
export const sampleYear: SampleYear = {
  year: 2025,
  donors: 3184,
  given: 1_297_482,
  shares: [
    { label: school, amount: 297_842 },
    { label: roofs, amount: 276_915 },
    { label: health, amount: 248_327 },
    { label: water, amount: 231_386 },
    { label: food, amount: 142_703 },
    { label: work, amount: 87_464 },
  ],
  names: sampleNames,
  cause: 'Wherever it is needed most',
  payees: {
    [school]: [
      { name: 'Beed Book Depot', item: 'Textbooks', price: 11.85 },
      { name: 'Beed Book Depot', item: 'Dictionaries', price: 16.9 },
      { name: 'Lusaka School Supplies', item: 'Desks', price: 64.5 },
      { name: 'Lusaka School Supplies', item: 'Blackboards', price: 88.25 },
      { name: 'Manila Uniform Makers', item: 'School uniforms', price: 18.2 },
      { name: 'Leyte Shoe Factory', item: 'Pairs of school shoes', price: 14.75 },
      { name: 'Soroca Print Works', item: 'Readers for first grades', price: 7.9 },
      { name: 'Dolakha Education Office', item: 'Exam fees', price: 27.4 },
      { name: 'Dolakha Education Office', item: 'School fees' },
      { name: 'Kisumu Technical College', item: 'Tuition fees' },
    ],
    [roofs]: [
      { name: 'Willamette Stove Repair', item: 'Stoves and chimney repairs' },
      { name: 'Northwest Property Rentals', item: 'Rent arrears' },
      { name: 'Multnomah Power', item: 'Electric bills' },
      { name: 'Tacloban Timber', item: 'Roof sheets', price: 23.4 },
      { name: 'Tacloban Timber', item: 'Roof beams', price: 31.75 },
      { name: 'Cascade Windows and Doors', item: 'Front doors', price: 286.4 },
      { name: 'Cascade Windows and Doors', item: 'Windows', price: 174.9 },
      { name: 'Soroca Insulation', item: 'Square meters of insulation', price: 13.85 },
      { name: 'Kurigram House Builders', item: 'Plinths for houses', price: 142.3 },
    ],
    [health]: [
      { name: 'Kabwe School of Nursing', item: 'Tuition fees for nurses' },
      { name: 'Lusaka Medical Stores', item: 'Medicine and dressings' },
      { name: 'Hospital del Sur, Choluteca', item: 'Operations', price: 612.75 },
      { name: 'Portland Eye Clinic', item: 'Eye operations', price: 389.4 },
      { name: 'Leyte Wheelchair Works', item: 'Wheelchairs', price: 168.5 },
      { name: 'Leyte Wheelchair Works', item: 'Pairs of crutches', price: 17.3 },
      { name: 'Beed Dental College', item: 'Dental treatments', price: 74.6 },
      { name: 'Tripoli Glasses Workshop', item: 'Pairs of glasses', price: 26.9 },
    ],
    [water]: [
      { name: 'Nairobi Borehole Repairs', item: 'Wells repaired', price: 347.5 },
      { name: 'Leyte Water Tanks', item: 'Rainwater tanks', price: 318.75 },
      { name: 'Beed Pump Company', item: 'Hand pumps with spare parts', price: 486.2 },
      { name: 'Beed Pump Company', item: 'Sets of pump seals', price: 23.7 },
      { name: 'Lusaka Pipes and Fittings', item: 'Meters of pipe', price: 3.85 },
      { name: 'Lusaka Pipes and Fittings', item: 'Taps and fittings' },
      { name: 'Wajir Well Diggers', item: 'Meters of hand-dug well', price: 62.4 },
      { name: 'Huancayo Water Filters', item: 'Household filters', price: 34.6 },
    ],
    [food]: [
      { name: 'Cascade Firewood', item: 'Cords of firewood', price: 214.5, months: [9, 10, 11, 12, 1, 2, 3] },
      { name: 'Soroca Briquettes', item: 'Tons of briquettes', price: 171.5, months: [9, 10, 11, 12, 1, 2, 3] },
      { name: 'Portland Food Cooperative', item: 'Food parcels', price: 27.3 },
      { name: 'Tacloban Rice Traders', item: 'Sacks of rice', price: 31.2 },
      { name: 'Copperbelt Maize Depot', item: 'Bags of maize meal', price: 14.9 },
      { name: 'Danube Flour Mill', item: 'Flour and oil' },
    ],
    [work]: [
      { name: 'Talleres Lempira', item: 'Workbenches', price: 182.6 },
      { name: 'Talleres Lempira', item: 'Sets of carpentry tools', price: 134.2 },
      { name: 'Máquinas de Coser Lempira', item: 'Sewing machines with motors', price: 845 },
      { name: 'Huancayo Seed Growers', item: 'Sacks of seed potatoes', price: 21.4 },
      { name: 'Saloum Net Makers', item: 'Fishing nets', price: 96.3 },
      { name: 'Rogue Valley Tools', item: 'Hand tools' },
    ],
  },
  daysOff: daysOffIn('US'),
  campaigns: {
    'A deep well for the four villages of Garbatula': {
      kind: water,
      payee: 'Isiolo Drilling',
      bills: [
        { amount: 1750, item: 'Borehole of 38 meters, drilled by hand' },
        { payee: 'Nairobi Solar Pumps', amount: 2150, item: 'A solar pump' },
        { payee: 'Garissa Tank Makers', amount: 600, item: 'Tanks of 5,000 liters', price: 300 },
      ],
    },
    'A year of school for the children of Sololá': {
      kind: school,
      payee: 'Colegio Xocomil',
      bills: [
        { amount: 2790, item: 'School fees and exam papers', price: 90 },
        { payee: 'Zapatería Cumes', amount: 1860, item: 'Pairs of shoes with two shirts', price: 60 },
        { payee: 'Librería Atitlán', amount: 1550, item: 'Sets of schoolbooks', price: 50 },
        { payee: 'Transportes Ixim', amount: 2100, item: 'Bus rides', price: 35 },
        { payee: 'Comedor Escolar Sololá', amount: 1200, item: 'Midday meals', price: 0.75 },
      ],
    },
    'A night nurse for the clinic in Kapiri Mposhi': {
      kind: health,
      payee: 'Kapiri Mposhi District Clinic',
      bills: [{ amount: 3000, item: 'Months of a night nurse and a guard, paid ahead', price: 1000 }],
    },
    'Twelve roofs before the rains in Conakry': {
      kind: roofs,
      payee: 'Charpentiers de Kaloum',
      // Roofs are built in the dry months, but their wood is bought as soon as there is money.
      bills: [3, 1, 4, 2].map((roofs) => ({
        item: 'Roofs, wood and work, paid ahead',
        price: 1300,
        amount: 1300 * roofs,
      })),
    },
    'Seed and stone terraces for forty farms above Huancavelica': {
      kind: work,
      payee: 'Hermanos Quispe',
      // The walls of June, July and August.
      bills: [
        { amount: 10 * 365, item: 'Terrace walls', price: 365, months: [7] },
        { amount: 7 * 365, item: 'Terrace walls', price: 365, months: [8] },
        { amount: 3 * 365, item: 'Terrace walls', price: 365, months: [9] },
      ],
    },
    'Three hundred solar lamps for the river islands of Kurigram': {
      kind: work,
      payee: 'Dharla Solar Traders',
      bills: Array.from({ length: 2 }, () => ({ amount: 90 * 31, item: 'Solar lamps', price: 31 })),
    },
    'A school bus for the mountain road above Charikot': {
      kind: school,
      payee: 'Charikot Motor Works',
      bills: [{ amount: 5000, item: 'Deposit for a used bus' }],
    },
    'Four fishing boats for the cooperative of Joal': {
      kind: work,
      payee: 'Chantier naval de Joal',
      bills: Array.from({ length: 2 }, () => ({
        amount: 4800,
        item: 'A boat with a sail and two nets',
      })),
    },
    'A soup kitchen by the harbor of Tripoli': {
      kind: food,
      payee: 'Pasar Lentils and Grain',
      bills: [
        { payee: 'Tripoli Harbor Authority', amount: 3600, item: 'Months of rent, paid ahead', price: 300 },
        { amount: 4900, item: 'Sacks of lentils', price: 49 },
        { payee: 'Mina Gas and Oil', amount: 2700, item: 'Gas cylinders', price: 13.5 },
        { payee: 'Mina Gas and Oil', amount: 780, item: 'A second burner' },
      ],
    },
    'A reading room in the old post office of Soroca': {
      kind: school,
      payee: 'Biblioteca Soroca',
      bills: [],
    },
    'A day nursery for the market women of Choluteca': {
      kind: school,
      payee: 'Carpintería del Mercado',
      bills: [],
    },
    'A warm supper for the evening classes of Beed': {
      kind: food,
      payee: 'Beed Canteen Cooperative',
      bills: [
        { amount: 1700, item: 'Evenings of supper, paid ahead', price: 34 },
        { amount: 1700, item: 'Evenings of supper, paid ahead', price: 34 },
        { payee: 'Beed Kitchen Supply', amount: 170, item: 'Two pots and a ladle' },
      ],
    },
  },
  // The article 'Where every dollar of the last quarter went'.
  report: {
    days_ago: 45,
    gifts: [
      { name: 'Alder Street Plumbing', cause: water, amount: 20_000 },
      { name: 'Ines Abbott', cause: food, amount: 4 },
    ],
    bills: [{ payee: 'Charpentiers de Kaloum', kind: roofs, amount: 210, item: 'Repair of a ridge' }],
  },
  bills: [
    // The stories of the home page.
    {
      payee: 'Beed Book Depot',
      kind: school,
      amount: 160,
      item: 'A desk, a lamp and stamps',
      date: '2024-02-16',
    },
    {
      payee: 'Chantier naval de Joal',
      kind: work,
      amount: 4800,
      item: 'A boat with a sail and two nets',
      date: '2024-02-20',
    },
    {
      payee: 'Dolakha Cable Works',
      kind: school,
      amount: 9200,
      item: 'Cable, clamps and sawn planks',
      date: '2025-11-14',
    },
    { payee: 'Ebanistas de Choluteca', kind: work, amount: 740, item: 'A market stall', date: '2026-03-20' },
    // Its messages.
    {
      payee: 'Moteurs de la Petite-Côte',
      kind: work,
      amount: 860,
      item: 'An outboard engine',
      date: '2024-01-19',
    },
    {
      payee: 'Isiolo Polytechnic',
      kind: school,
      amount: 1480,
      item: 'Years of tuition',
      price: 740,
      date: '2024-03-15',
    },
    {
      payee: 'Quincaillerie de Kaloum',
      kind: roofs,
      amount: 1300,
      item: 'Sheets, beams and carpentry',
      date: '2024-05-24',
    },
    {
      payee: 'Fire Doors Soroca',
      kind: school,
      amount: 920,
      item: 'Fire doors',
      price: 230,
      date: '2024-08-16',
    },
    {
      payee: 'Semillas del Ande',
      kind: work,
      amount: 285,
      item: 'Eleven sacks of seed potatoes, with a mule',
      date: '2024-09-20',
    },
    {
      payee: 'Stoves and Firewood, Soroca',
      kind: roofs,
      amount: 540,
      item: 'Mended stove, and 4 cubic meters of beech',
      date: '2024-10-18',
    },
    {
      payee: 'Dharla Boatmen',
      kind: roofs,
      amount: 475,
      item: 'Moving of a house, and its plinth',
      date: '2024-11-15',
    },
    {
      payee: 'Tripoli Oven Works',
      kind: food,
      amount: 730,
      item: 'An oven door, and generator power',
      date: '2024-12-13',
    },
    {
      payee: 'Tacloban Timber',
      kind: roofs,
      amount: 2400,
      item: 'Timber and nails for 3 houses',
      date: '2025-02-14',
    },
    {
      payee: 'Portland Welding School',
      kind: work,
      amount: 1950,
      item: 'A course with certificate',
      date: '2025-05-16',
    },
    {
      payee: 'Máquinas de Coser Lempira',
      kind: work,
      amount: 610,
      item: 'A used sewing machine with a motor',
      date: '2025-06-20',
    },
    {
      payee: 'Kapiri Mposhi Pharmacy',
      kind: health,
      amount: 640,
      item: 'A sterilizer and two lamps',
      date: '2025-07-18',
    },
    {
      payee: 'Charikot Stone and Cement',
      kind: work,
      amount: 1120,
      item: 'Stone, cement and a stove',
      date: '2025-08-22',
    },
    {
      payee: 'Kabwe School of Nursing',
      kind: health,
      amount: 1050,
      item: 'A year of tuition',
      date: '2025-08-29',
    },
    {
      payee: 'Hospital del Sur, Choluteca',
      kind: health,
      amount: 390,
      item: 'A cataract operation',
      date: '2025-10-17',
    },
    { payee: 'Willamette Stove Repair', kind: roofs, amount: 880, item: 'A boiler', date: '2026-01-16' },
    {
      payee: 'Clinique du Port, Conakry',
      kind: health,
      amount: 265,
      item: 'Hip X-ray, with a taxi both ways',
      date: '2026-02-13',
    },
    {
      payee: 'Northwest Property Rentals',
      kind: roofs,
      amount: 1275,
      item: 'A month of rent and the electric bill',
      date: '2026-04-17',
    },
    // The articles: the trial of 24 roofs, of which one is Amara Diallo's; 18 stalls after Rosa's; cement for the bridge.
    { payee: 'Quincaillerie de Kaloum', kind: roofs, amount: 11 * 1300, ...roofGoods, date: '2024-03-15' },
    {
      payee: 'Quincaillerie de Kaloum',
      kind: roofs,
      amount: 12 * 1262.5,
      item: 'Roofs with nails',
      price: 1262.5,
      date: '2024-04-19',
    },
    { payee: 'Charpentiers de Kaloum', kind: roofs, amount: 4 * 94, ...mending, date: '2024-09-06' },
    { payee: 'Charpentiers de Kaloum', kind: roofs, amount: 3 * 94, ...mending, date: '2025-08-15' },
    {
      payee: 'Ebanistas de Choluteca',
      kind: work,
      amount: 18 * 740,
      item: 'Market stalls',
      price: 740,
      date: '2026-05-22',
    },
    {
      payee: 'Charikot Stone and Cement',
      kind: school,
      amount: 126,
      item: 'Bags of cement',
      price: 10.5,
      date: '2026-10-23',
    },
  ],
};
