import { z } from 'zod'
import { lineSchema } from '#kit/line-schema.ts'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import { m } from '#words/messages.js'
import { inquiryFields, replyFields } from './inquiry-fields.ts'
import { inquiryTopics } from './inquiry.ts'

type Sentence = () => string

/** Several lines: NFC, no control characters except line ends. */
const lines = (missing: Sentence, long: Sentence, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: missing })
    .transform((typed) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(min, { error: missing })
        .max(max, { error: long })
        .regex(/^(?:\n|\t|[^\p{Cc}])*$/u, { error: missing }),
    )

const optional = (typed: string | undefined) => typed?.trim() || null

export const inquiryForm = z
  .object({
    topic: z.enum(inquiryTopics, { error: m.inquiry_topic_missing }),
    text: lines(m.inquiry_text_missing, m.inquiry_text_long, { min: 10, max: inquiryFields.text.max }),
    name: lineSchema(m.inquiry_name_missing, m.inquiry_name_long, inquiryFields.name),
    email: z
      .string()
      .optional()
      .transform(optional)
      .pipe(
        z
          .email({ error: m.inquiry_email_wrong })
          .max(inquiryFields.email.max, { error: m.inquiry_email_wrong })
          .nullable(),
      ),
    phone: z
      .string()
      .optional()
      .transform((typed, made) => {
        const given = optional(typed)
        const phone = given && readPhone(given)
        if (given && !phone) made.addIssue({ code: 'custom', message: m.inquiry_phone_wrong() })
        return phone || null
      }),
    orderCode: z
      .string()
      .optional()
      .transform(optional)
      .pipe(
        z
          .string()
          .max(inquiryFields.orderCode.max, { error: m.inquiry_order_long })
          .regex(/^[^\p{Cc}]*$/u, { error: m.inquiry_order_long })
          .nullable(),
      ),
  })
  .refine(({ email, phone }) => email || phone, {
    path: ['email'],
    error: m.inquiry_way_missing,
    // Reported together with all other errors of the form.
    when: () => true,
  })
export type InquiryValues = z.output<typeof inquiryForm>

export const replyForm = z.object({
  reply: lines(m.inquiry_reply_missing, m.inquiry_reply_long, { min: 2, max: replyFields.reply.max }),
})
