/**
 * How long the personal data of closed orders are kept. Erasing cannot be undone, so a shorter time takes effect a week
 * after it was set. Pure.
 */

/** Days until a shorter retention time takes effect. */
const NOTICE_DAYS = 7;

/** Days that are set (null: for ever), and those that apply in their place until an instant. */
export type Retention = {
  retention_days: number | null;
  retention_before_days: number | null;
  retention_before_until: Date | null;
};

/** Returns after how many days data are to be erased now; null for never. */
export function retentionInForce(retention: Retention, now: Date): number | null {
  return isPending(retention, now) ? retention.retention_before_days : retention.retention_days;
}

/** Returns whether the setting has not taken effect yet. */
export function isPending(
  retention: Retention,
  now: Date,
): retention is Retention & { retention_before_until: Date } {
  return retention.retention_before_until !== null && retention.retention_before_until > now;
}

/** Returns the retention once it is set to this: in a week if it is shorter than what holds now, otherwise at once. */
export function setRetention(retention: Retention, days: number | null, now: Date): Retention {
  if (days === retention.retention_days) return retention;
  const held = retentionInForce(retention, now);
  const isShorter = days !== null && (held === null || days < held);
  return isShorter
    ? {
        retention_days: days,
        retention_before_days: held,
        retention_before_until: new Date(now.getTime() + NOTICE_DAYS * 86_400_000),
      }
    : { retention_days: days, retention_before_days: null, retention_before_until: null };
}
