/** How severe a security event is. */
export const eventSeverities = ['low', 'medium', 'high', 'critical'] as const
export type EventSeverity = (typeof eventSeverities)[number]
