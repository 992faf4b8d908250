/** Where pages report errors and web vitals. */
export const errorReportPath = '/reports/errors';
export const vitalsReportPath = '/reports/vitals';
