import { sessionReportPath } from '../../telemetry/report-paths.ts';
import type { Visitor } from '../../telemetry/visitor.ts';

type Choice = Pick<Visitor, 'statistics' | 'marketing'>;

/** Our server starts the platform's session of this visit; without consent to statistics it ends it. */
export async function sendPlatformSession(choice: Choice, landing: string): Promise<void> {
  const body = JSON.stringify({ ...choice, landing });
  await fetch(sessionReportPath, { method: 'POST', body, keepalive: true }).catch(() => {
    // then the platform's reports lack this visit
  });
}
