import type { AboutContent } from '@hearthlight/ui';

/** The About page. The sums of `money` are those of one year and add up to what was given in it. */
export const about: AboutContent = {
  title: 'It began with a cold kitchen',
  lead: 'We are a small foundation with one habit: when somebody writes to us, we ask what would help, we find out what it costs, and we pay that bill. Nothing is taken off on the way.',
  picture: {
    src: '/pictures/meeting.svg',
    alt: 'Five people sit round a kitchen table under a hanging lamp in the evening, talking over papers and cups of tea.',
  },
  mission: {
    title: 'What we are for',
    paragraphs: [
      'Most trouble arrives as a bill. A boiler, a school term, a pump, a month’s rent after an operation. It is seldom a large one, and it decides how the next years go.',
      'We work in 14 countries, always with somebody who lives there: a head teacher, a nurse, the treasurer of a fishing cooperative. They know the family, the price of timber and the carpenter who turns up. They agree the sum with us, the bill is paid to the one who does the work, and a year later somebody goes to look.',
      'We do not ask people to tell their story in return. Those who are named on these pages have read what is said about them, and said yes.',
    ],
    promise: ['Ask what would help.', 'Pay what it costs.', 'Go back and look.'],
    picture: {
      src: '/pictures/letters.svg',
      alt: 'A desk at night with a lamp, a half-written letter, sealed envelopes, a bundle tied with red ribbon and a window to the stars.',
    },
  },
  money: {
    title: 'How your money is used',
    intro:
      'In 2025, 3,184 people gave $1,284,600. All of it was paid out again by the end of January 2026, to the people and for the things in this table.',
    caption: 'What the gifts of 2025 paid for',
    shares: [
      { label: 'School years, books and buses', amount: 297_800 },
      { label: 'Roofs, stoves and rent', amount: 276_900 },
      { label: 'Nurses, operations and medicine', amount: 248_300 },
      { label: 'Wells, pumps and tanks', amount: 231_400 },
      { label: 'Food and firewood', amount: 142_700 },
      { label: 'Tools, seed and boats', amount: 87_500 },
    ],
    zero: {
      figure: '0%',
      title: 'Why the platform charge is nothing',
      paragraphs: [
        'Running the foundation cost $186,300 in 2025: four salaries, one room, bank and card fees, the audit, this site. Donors paid none of it.',
        'The eleven founders put in $41,300. The other $145,000 came from 38 families and firms who have promised, in writing, to keep the lamp filled. Their money goes into an account of its own, and gifts never touch it.',
        'So a campaign that needs $9,500 asks for $9,500. If you give $20, a $20 bill gets paid.',
      ],
    },
  },
  history: {
    title: 'How we got here',
    intro: 'Fifteen years, in the order in which things happened, including the year that went badly.',
    milestones: [
      {
        date: '2011-11-06',
        title: 'The first fire',
        text: 'The chimney of Ruth and Daniel Okafor has cracked, and they have been without heat for nine days. Eleven neighbors sit down at Margaret Ellery’s kitchen table and put $412 into a soup tin. On the Saturday the stove is lit.',
      },
      {
        date: '2012-03-19',
        title: 'A name and a bank account',
        text: 'The tin has gone round eight times. Samuel Otieno, who keeps books for a living, insists on an account, two signatures and a page that anyone may read. The foundation is entered in the state register.',
      },
      {
        date: '2013-06-02',
        title: 'The first well',
        text: 'Samuel’s sister teaches in Isiolo. Through her we pay $6,300 for a hand pump, and learn what a dry July does to it. We have asked about July ever since.',
      },
      {
        date: '2015-09-14',
        title: 'Somebody on the spot',
        text: 'We stop deciding from our own table. From now on no bill is paid that a partner living in the place has not agreed and signed.',
      },
      {
        date: '2017-08-21',
        title: 'The year that went badly',
        text: 'Nineteen roofs in Conakry, 11 of them leaking by August: the nails were too short. We pay for all 11 again, out of our own pockets, and publish what we had got wrong.',
      },
      {
        date: '2019-10-01',
        title: 'Zero, on paper',
        text: 'The first 12 families promise to carry the running costs. What had been a habit becomes a rule of the foundation: 0%, for everyone, always.',
      },
      {
        date: '2020-04-20',
        title: 'Rent, mostly',
        text: 'In ten weeks, 1,140 requests arrive from our own city. We answer all of them by telephone and pay 802 landlords, power companies and grocers.',
      },
      {
        date: '2023-02-27',
        title: 'Ten thousand donors',
        text: 'The ten thousandth gift is $15 from a bus driver in Leeds, who asks for nothing to be made of it. So we say no more.',
      },
      {
        date: '2025-11-14',
        title: 'Twelve million dollars',
        text: 'The cable for a footbridge in Dolakha takes the sum of all bills paid past $12 million. Forty-six families walk across it the same day.',
      },
    ],
  },
  people: {
    title: 'Who answers your letter',
    intro: 'Four people work here for a wage. The others have been turning up on Tuesdays from the start.',
    people: [
      {
        name: 'Ifeoma Nwosu',
        role: 'Director',
        text: 'A founder and a former school principal. She reads every request that is turned down, and signs the answer herself.',
        image_url: '/pictures/portrait-01.svg',
      },
      {
        name: 'Samuel Otieno',
        role: 'Treasurer, unpaid',
        text: 'A founder. Keeps the two accounts apart and publishes both each January. Has not lost a receipt since 2014.',
        image_url: '/pictures/portrait-22.svg',
      },
      {
        name: 'Leila Haddad',
        role: 'Partners',
        text: 'A founder. Talks to a hundred and nine head teachers, nurses and carpenters in 14 countries, in five languages.',
        image_url: '/pictures/portrait-17.svg',
      },
      {
        name: 'Hannah Brooks',
        role: 'Requests',
        text: 'The voice on the telephone. Calls back within two working days, and knows which form you do not need.',
        image_url: '/pictures/portrait-38.svg',
      },
      {
        name: 'Tomás Herrera',
        role: 'Visits, unpaid',
        text: 'A founder and a retired builder. Goes back after a year with a ladder and a notebook, and looks at the nails first.',
        image_url: '/pictures/portrait-28.svg',
      },
      {
        name: 'Ravi Menon',
        role: 'Donors',
        text: 'Writes the letter that tells you what your gift has paid. If yours is late, the fault is his and he will say so.',
        image_url: '/pictures/portrait-44.svg',
      },
    ],
  },
  contact: {
    title: 'Come and talk to us',
    intro: 'The door is open on weekdays, and there is coffee. Letters get an answer from a person, by name.',
    hours: 'Monday to Friday, 9 to 5, Pacific time',
  },
};
