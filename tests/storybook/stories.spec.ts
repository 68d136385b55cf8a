import { entries, openStory, test } from './storybook.ts';

for (const { id, type } of entries) if (type === 'story') test(id, async ({ page }) => openStory(page, id));
