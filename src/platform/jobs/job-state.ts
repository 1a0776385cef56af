/** As people ask after them; what pg-boss calls its own is told as one of these. */
export const jobStates = ['failed', 'waiting', 'active', 'done'] as const
export type JobState = (typeof jobStates)[number]
