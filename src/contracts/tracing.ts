/** The header and the column that say which trace something belongs to (W3C Trace Context). */
export const TRACEPARENT = 'traceparent';
