/** Of the script element with the files, which is data and runs nothing. */
export const applicationId = 'application';

/** The addresses of a page's scripts. */
export interface ApplicationFiles {
  /** The routes' manifest; in development before it what hot updates need. */
  first: string[];
  /** The files of each route, by its id. */
  routes: Record<string, string[]>;
  /** Imported last: it hydrates the page. */
  entry: string;
  preloads: string[];
  /** locale-data-worker.js */
  localeDataWorker: string;
}
