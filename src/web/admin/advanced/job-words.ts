import type { JobState } from '#platform/jobs/job-state.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const jobLooks: Record<JobState, { tone: TagTone; words: () => string }> = {
  failed: { tone: 'red', words: () => m.jobs_failed() },
  waiting: { tone: 'amber', words: () => m.jobs_waiting() },
  active: { tone: 'accent', words: () => m.jobs_active() },
  done: { tone: 'green', words: () => m.jobs_done() },
}

const names: Record<string, () => string> = {
  'send-account-mail': () => m.job_send_account_mail(),
  'send-mail': () => m.job_send_mail(),
  'send-marketing-mail': () => m.job_send_marketing_mail(),
  'carry-refund': () => m.job_carry_refund(),
  'expire-payments': () => m.job_expire_payments(),
  'lapse-unconfirmed': () => m.job_lapse_unconfirmed(),
  'ask-providers': () => m.job_ask_providers(),
  sweep: () => m.job_sweep(),
  'freshen-sales': () => m.job_freshen_sales(),
  'refresh-stale': () => m.job_refresh_stale(),
  'publish-due': () => m.job_publish_due(),
  'tell-promise': () => m.job_tell_promise(),
  'promotion-notice': () => m.job_promotion_notice(),
  'prove-keys': () => m.job_prove_keys(),
  'look-after-parcels': () => m.job_look_after_parcels(),
  'look-after-parcel': () => m.job_look_after_parcel(),
  'correct-cod': () => m.job_correct_cod(),
  'cancel-bookings': () => m.job_cancel_bookings(),
  'carry-import': () => m.job_carry_import(),
  'send-reminders': () => m.job_send_reminders(),
  'ask-fit': () => m.job_ask_fit(),
  'recount-sold': () => m.job_recount_sold(),
  'lapse-returns': () => m.job_lapse_returns(),
  'freshen-desk': () => m.job_freshen_desk(),
}

/** What a job does; one that has no words yet is shown by its name. */
export const jobWords = (name: string) => (Object.hasOwn(names, name) ? names[name]!() : name)
