import { Form, Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { Moderation } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ModerationButtons } from './moderation-buttons.tsx'
import { ModerationStateTag } from './moderation-words.tsx'
import type { Locale } from '#kit/localized.ts'

type Props = {
  row: {
    productId: string
    product: string
    slug: string
    name: string
    locale: Locale
    state: Moderation
    createdAt: Date
    decidedAt: Date | null
    decidedWhy: string | null
    decider: string | null
    version: string
  }
  place: '/admin/reviews' | '/admin/questions'
  more?: [string, React.ReactNode][]
  answer?: Answer
}

/** Author, product, the earlier decision with its reason, and the buttons to decide. */
export function ModerationFacts({ row, place, more = [], answer }: Props) {
  const intent = answer?.intent === 'shown' || answer?.intent === 'hidden' ? answer.intent : 'hidden'
  const { errors, values } = answerTo(answer, intent)
  const at = (moment: Date | null) => moment && formatDateTime(moment, getLocale())
  return (
    <Panel title={m.moderation_decision()}>
      <FactList
        rows={[
          [m.admin_column_state(), <ModerationStateTag key="state" state={row.state} />],
          [
            m.admin_column_item(),
            <span key="item">
              <Link to={`/admin/products/${row.productId}/edit`} className="link">
                <ProductName name={row.product} />
              </Link>
              <br />
              <Link to={`${place}?product=${row.productId}`} className="link type-small">
                {m.moderation_of_product()}
              </Link>
            </span>,
          ],
          [m.moderation_writer(), row.name || m.review_nobody()],
          [m.moderation_language(), row.locale === 'vi' ? m.email_log_language_vi() : m.email_log_language_en()],
          ...more,
          [m.moderation_time(), at(row.createdAt)],
          [m.moderation_decided_by(), row.decidedAt && `${row.decider ?? '–'} · ${at(row.decidedAt)}`],
          [m.moderation_why(), row.decidedWhy],
        ]}
      />
      <Form method="post" noValidate className="mt-4 border-t border-line pt-4">
        <input type="hidden" name="version" value={row.version} />
        <ModerationButtons
          error={errors.why}
          typed={values.why}
          choices={row.state === 'waiting' ? ['shown', 'hidden'] : row.state === 'shown' ? ['hidden'] : ['shown']}
        />
      </Form>
    </Panel>
  )
}
