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
  'ask-providers': () => m.system_job_ask_providers(),
  sweep: () => m.system_job_sweep(),
  'freshen-sales': () => m.system_job_freshen_sales(),
  'refresh-stale': () => m.system_job_refresh_stale(),
  'publish-due': () => m.system_job_publish_due(),
  'tell-promise': () => m.system_job_tell_promise(),
  'tell-season': () => m.system_job_tell_season(),
  'promotion-notice': () => m.system_job_promotion_notice(),
  'prove-keys': () => m.system_job_prove_keys(),
  'look-after-parcels': () => m.system_job_look_after_parcels(),
  'look-after-parcel': () => m.system_job_look_after_parcel(),
  'correct-cod': () => m.system_job_correct_cod(),
  'cancel-bookings': () => m.system_job_cancel_bookings(),
  'carry-import': () => m.system_job_carry_import(),
  'send-reminders': () => m.system_job_send_reminders(),
  'ask-fit': () => m.system_job_ask_fit(),
  'recount-sold': () => m.system_job_recount_sold(),
  'lapse-returns': () => m.system_job_lapse_returns(),
  'freshen-desk': () => m.system_job_freshen_desk(),
}

/** Describes a job; a job without words is shown by its name. */
export const jobWords = (name: string) => (Object.hasOwn(names, name) ? names[name]!() : name)
