/** The states of jobs as staff see them; pg-boss states are mapped to these. */
export const jobStates = ['failed', 'waiting', 'active', 'done'] as const
export type JobState = (typeof jobStates)[number]
