import { visitorAttribute } from '../../telemetry/visitor.ts';
import { visitorOf } from '../../telemetry/visitor-schema.ts';

/** Takes a visitor who has consented to the order, so that its purchase is measured; nothing without consent. */
export function measurementAttributes(cookies: string | null): { key: string; value: string }[] {
  const visitor = visitorOf(cookies);
  return visitor ? [{ key: visitorAttribute, value: JSON.stringify(visitor) }] : [];
}
