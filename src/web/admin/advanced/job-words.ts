import type { JobState } from '#platform/jobs/job-state.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const jobLooks: Record<JobState, { tone: TagTone; words: () => string }> = {
  failed: { tone: 'red', words: () => m.system_jobs_failed() },
  waiting: { tone: 'amber', words: () => m.system_jobs_waiting() },
  active: { tone: 'accent', words: () => m.system_jobs_active() },
  done: { tone: 'green', words: () => m.system_jobs_done() },
}

const names: Record<string, () => string> = {
  'send-account-mail': () => m.system_job_send_account_mail(),
  'send-mail': () => m.system_job_send_mail(),
  'send-marketing-mail': () => m.system_job_send_marketing_mail(),
  'carry-refund': () => m.system_job_carry_refund(),
  'expire-payments': () => m.system_job_expire_payments(),
  'lapse-unconfirmed': () => m.system_job_lapse_unconfirmed(),
  'poll-providers': () => m.system_job_poll_providers(),
  sweep: () => m.system_job_sweep(),
  'refresh-sales': () => m.system_job_refresh_sales(),
  'refresh-stale': () => m.system_job_refresh_stale(),
  'publish-due': () => m.system_job_publish_due(),
  'refresh-announcement': () => m.system_job_refresh_announcement(),
  'refresh-season': () => m.system_job_refresh_season(),
  'promotion-notice': () => m.system_job_promotion_notice(),
  'prove-keys': () => m.system_job_prove_keys(),
  'poll-shipments': () => m.system_job_poll_shipments(),
  'poll-shipment': () => m.system_job_poll_shipment(),
  'correct-cod': () => m.system_job_correct_cod(),
  'cancel-bookings': () => m.system_job_cancel_bookings(),
  'carry-import': () => m.system_job_carry_import(),
  'send-reminders': () => m.system_job_send_reminders(),
  'ask-fit': () => m.system_job_ask_fit(),
  'recount-sold': () => m.system_job_recount_sold(),
  'lapse-returns': () => m.system_job_lapse_returns(),
  'refresh-read-models': () => m.system_job_refresh_read_models(),
}

/** Describes a job; a job without words is shown by its name. */
export const jobWords = (name: string) => (Object.hasOwn(names, name) ? names[name]!() : name)
