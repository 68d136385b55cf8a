/** The sentences, lists and pictures of the About page. The facts of the foundation are separate. */
export interface AboutContent {
  /** The page's one `h1`. */
  title: string;
  lead: string;
  picture: AboutPicture;
  mission: AboutMission;
  money: AboutMoney;
  history: AboutHistory;
  people: AboutPeople;
  contact: AboutContact;
}

interface AboutPicture {
  src: string;
  alt: string;
}

export interface AboutMission {
  title: string;
  paragraphs: readonly string[];
  /** Short sentences in large type, each on a line of its own. */
  promise: readonly string[];
  picture: AboutPicture;
}

/** How a year's donations were used, and who pays the running costs. */
export interface AboutMoney {
  title: string;
  intro: string;
  /** Names the table of `shares`, year included. */
  caption: string;
  /** The uses of donations, in US dollars; the page adds them up. */
  shares: readonly MoneyShare[];
  /** The year and how many people gave in it. Not shown: the sample data's books agree with it. */
  year?: number | undefined;
  donors?: number | undefined;
  zero: { figure: string; title: string; paragraphs: readonly string[] };
}

export interface MoneyShare {
  label: string;
  amount: number;
}

export interface AboutHistory {
  title: string;
  intro: string;
  milestones: readonly Milestone[];
}

export interface Milestone {
  /** `YYYY-MM-DD` */
  date: string;
  title: string;
  text: string;
}

export interface AboutPeople {
  title: string;
  intro: string;
  people: readonly AboutPerson[];
}

export interface AboutPerson {
  name: string;
  role: string;
  text: string;
  image_url: string;
}

export interface AboutContact {
  title: string;
  intro: string;
  /** Opening hours of the phone line. */
  hours: string;
}
