/** The event of a job that was waiting when a backup was made: it is queued again in the restored shop. */
export const restoredJobEvent = 'job.kept'
