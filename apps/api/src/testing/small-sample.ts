import { englishSample, type Sample } from '../features/sample/sample.ts';
import { sampleYear } from '../features/sample/year.ts';

/** The sample data in English with few donors, so that tests are quick. */
export const aSmallSample: Sample = {
  ...englishSample,
  campaigns: englishSample.campaigns.map((campaign) => ({ ...campaign, no_of_contributors: 6 })),
  year: { ...sampleYear, donors: 70 },
};
