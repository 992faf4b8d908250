import type { ContentInput } from '../../sandbox/catalogue-format/content-schema.ts';
import { blogs } from './blogs.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { policies } from './policies.ts';

/** What other storefronts ask the platform for; ours has pages and menus of its own. */
export const content: ContentInput = { pages, blogs, policies, menus };
