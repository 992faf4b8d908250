import { sessionReportPath } from '../../telemetry/report-paths.ts';
import type { Visitor } from '../../telemetry/visitor.ts';

type Choice = Pick<Visitor, 'statistics' | 'marketing'>;

/** Joins this visit with the platform's reports, through the shop's own server; without consent to statistics it ends there. */
export async function sendPlatformSession(choice: Choice, landing: string): Promise<void> {
  const body = JSON.stringify({ ...choice, landing });
  await fetch(sessionReportPath, { method: 'POST', body, keepalive: true }).catch(() => {
    // not measured
  });
}
