import type { ReactElement } from 'react'

/** The content of an email to one person about one thing, before a channel gives it a form. */
export type Email = {
  subject: string
  /** The page, for channels that can carry HTML. */
  page: ReactElement
  /** Its one sentence, for channels without a page (SMS), and the values for the templates of others (Zalo ZNS). */
  brief: string
  facts: Record<string, string>
  headers?: Record<string, string>
  /** Pictures used in the page as `cid:name`: they are attached to the email, so nothing is loaded from elsewhere. */
  pictures?: EmailPicture[]
}

export type EmailPicture = { cid: string; type: 'png' | 'jpeg'; bytes: Buffer }
