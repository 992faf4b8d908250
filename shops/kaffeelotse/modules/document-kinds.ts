import { advisor, tutorial } from '../../../storefront/app/coffee/tutorials/front-matter.ts';

/** Their front matter, beside the storefront's own kinds. */
export const documentKinds = [advisor, tutorial] as const;
