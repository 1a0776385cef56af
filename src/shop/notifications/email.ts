import type { ReactElement } from 'react'

/** The content of an email to one person about one thing, before a channel gives it a form. */
export type Email = {
  subject: string
  /** The page that mail carries. */
  page: ReactElement
  /** Its one sentence, for channels that carry no page (SMS), and what fills the templates of others (Zalo ZNS). */
  brief: string
  facts: Record<string, string>
  headers?: Record<string, string>
  /** Pictures that stand in the page as `cid:name`: they come with the letter, nothing is fetched from anywhere. */
  pictures?: EmailPicture[]
}

export type EmailPicture = { cid: string; png: Buffer }
