/** Where pages tell the shop's own server what went wrong and how long it took. */
export const errorReportPath = '/reports/errors';
export const vitalsReportPath = '/reports/vitals';
