import type { MeasurementConfig } from '../config/config.ts';
import type { EventTarget } from './event-target.ts';
import { createEventWebhook } from './event-webhook.ts';
import { createGa4 } from './ga4.ts';
import { createMeta } from './meta.ts';

export function createTargets({ ga4, meta, webhook }: MeasurementConfig): EventTarget[] {
  return [
    ...(ga4 ? [createGa4(ga4)] : []),
    ...(meta ? [createMeta(meta)] : []),
    ...(webhook ? [createEventWebhook(webhook)] : []),
  ];
}
