/** Where pages report errors, web vitals and searches without success. */
export const errorReportPath = '/reports/errors';
export const vitalsReportPath = '/reports/vitals';
export const searchReportPath = '/reports/searches';
/** Where pages report what a visitor who has consented looks at and buys. */
export const eventReportPath = '/reports/events';
/** Where the visit of somebody who has consented is joined with the platform's reports. */
export const sessionReportPath = '/reports/session';
