import { englishSample, type Sample } from '../entries/sample/sample.ts';
import { sampleYear } from '../entries/sample/year.ts';

/** The sample data in English with few donors, so that tests are quick. */
export const aSmallSample: Sample = {
  ...englishSample,
  campaigns: englishSample.campaigns.map((campaign) => ({ ...campaign, no_of_contributors: 6 })),
  year: { ...sampleYear, donors: 70 },
};
