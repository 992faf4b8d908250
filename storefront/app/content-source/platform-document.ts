import type { HomeSection } from '../../content/model.ts';

/** A page, an article or a policy that an editor has written on the platform. */
export interface PlatformDocument {
  id: string;
  handle: string;
  title: string;
  description: string;
  /** As it was written: not safe. */
  html: string;
  /** An ISO date; null where the platform does not know it. */
  changedAt: string | null;
  /** Below the text of a page, with facts in braces. */
  sections?: HomeSection[];
}
