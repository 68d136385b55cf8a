import type { RecipientMessage } from '@hearthlight/domain';

/** The twenty messages of 'Testimonials of fulfillment': what the foundation paid, and for what (`spec §2`). */
export const recipients: readonly RecipientMessage[] = [
  {
    name: 'Amara Diallo',
    message:
      'The foundation paid $1,300 for the sheets, the beams and the carpenter, and we slept through the whole rainy season under a roof that did not answer back.',
    gender: 'female',
    image_url: '/pictures/portrait-09.svg',
  },
  {
    name: 'Modou Faye',
    message:
      'The foundation paid $860 for a new engine when mine drowned off Joal. I was back at sea on the ninth day, and the cooperative did not lose its place at the quay.',
    gender: 'male',
    image_url: '/pictures/portrait-26.svg',
  },
  {
    name: 'Halima Guyo',
    message:
      'The foundation paid $2,150 for the solar pump of our village. I sleep until six now. Before, I was already halfway to the river at four.',
    gender: 'female',
    image_url: '/pictures/portrait-25.svg',
  },
  {
    name: 'Vasile Munteanu',
    message:
      'For two winters I heated one room. The foundation paid $540 for a mended stove and four cubic meters of dry beech, and the piano has moved back into the parlor.',
    gender: 'male',
    image_url: '/pictures/portrait-04.svg',
  },
  {
    name: 'Juana Chiroy',
    message:
      'The foundation paid $318 so that my two daughters could finish the school year in Sololá: fees, shoes, and the bus on Mondays when it rains too hard to walk.',
    gender: 'female',
    image_url: '/pictures/portrait-21.svg',
  },
  {
    name: 'Tyler Brandt',
    message:
      'I lost the warehouse job in March. The foundation paid $1,950 for the welding certificate, and I have been on a payroll in Gresham since the first of August.',
    gender: 'male',
    image_url: '/pictures/portrait-20.svg',
  },
  {
    name: 'Bwalya Mwansa',
    message:
      'The foundation paid $640 for a sterilizer and two lamps for our delivery room. I have been a nurse for nineteen years and I had never had both on the same night.',
    gender: 'female',
    image_url: '/pictures/portrait-13.svg',
  },
  {
    name: 'Bikash Tamang',
    message:
      'The landslide took the front of my tea shop. The foundation paid $1,120 for stone, cement and a new stove, and the drivers had their breakfast there again by Dashain.',
    gender: 'male',
    image_url: '/pictures/portrait-18.svg',
  },
  {
    name: 'Rahima Begum',
    message:
      'When the river moved, our house had to move as well. The foundation paid $475 for the boatmen and for a plinth a meter high. We have stayed dry for two monsoons.',
    gender: 'female',
    image_url: '/pictures/portrait-03.svg',
  },
  {
    name: 'Karim Nassar',
    message:
      'The foundation paid $730 for my bakery’s oven door and three months of the generator bill. There is bread on our street at five in the morning, as there always was.',
    gender: 'male',
    image_url: '/pictures/portrait-02.svg',
  },
  {
    name: 'Teófila Huamán',
    message:
      'The frost took the seed potatoes. The foundation paid $285 for eleven sacks of a kind that stands the cold, and in May I gave eleven sacks to my neighbor.',
    gender: 'female',
    image_url: '/pictures/portrait-39.svg',
  },
  {
    name: 'Abdi Roba',
    message:
      'The foundation paid $1,480 for two years at the polytechnic in Isiolo. I repair pumps now. The first one I repaired was the one in my own village.',
    gender: 'male',
    image_url: '/pictures/portrait-06.svg',
  },
  {
    name: 'Doina Rusu',
    message:
      'I had the rooms and the children, but not the permit. The foundation paid $920 for the fire doors, and the nursery on Independence Street opened in September.',
    gender: 'female',
    image_url: '/pictures/portrait-15.svg',
  },
  {
    name: 'Anselmo Reyes',
    message:
      'The foundation paid $390 for the cataract operation on my left eye. The first thing I read was the price of coffee in the paper. It had gone up.',
    gender: 'male',
    image_url: '/pictures/portrait-08.svg',
  },
  {
    name: 'Esnart Phiri',
    message:
      'The foundation paid $1,050 for my last year of nursing school in Kabwe. I qualified in June, fourth of sixty-one, and I asked for the night shift.',
    gender: 'female',
    image_url: '/pictures/portrait-29.svg',
  },
  {
    name: 'Marlon Villanueva',
    message:
      'After the typhoon the foundation paid $2,400 for timber and nails, enough for three houses on our lane. We built them in the order in which people have children.',
    gender: 'male',
    image_url: '/pictures/portrait-40.svg',
  },
  {
    name: 'Fatoumata Camara',
    message:
      'The foundation paid $265 for my hip X-ray and the taxi both ways. I had put it off for three years. I walk to the mosque on my own again.',
    gender: 'female',
    image_url: '/pictures/portrait-34.svg',
  },
  {
    name: 'Wilmer Zelaya',
    message:
      'The foundation paid $610 for a secondhand sewing machine with a motor. I mend the school uniforms of half of Choluteca, and I have hired my cousin for August.',
    gender: 'male',
    image_url: '/pictures/portrait-36.svg',
  },
  {
    name: 'Carol Whitaker',
    message:
      'The foundation paid $1,275, one month’s rent and the electric bill, in the month after my surgery. I kept the apartment and the cat, and I went back to work in week five.',
    gender: 'female',
    image_url: '/pictures/portrait-23.svg',
  },
  {
    name: 'Frank Delaney',
    message:
      'The foundation paid $880 for the boiler after the river came into the basement. It took one phone call and one form, and a plumber named Luis who would not take a tip.',
    gender: 'male',
    image_url: '/pictures/portrait-42.svg',
  },
];
