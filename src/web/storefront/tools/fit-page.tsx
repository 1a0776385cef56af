import { data, Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { endFitQuestions } from '#flows/emails/queue-fit-questions.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { readToolLink } from '#shop/notifications/preferences/tool-link.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { fallbackOptions, describeOptions } from '#shop/orders/lines/describe-options.ts'
import { findFit } from '#shop/reviews/fit/find-fit.ts'
import { fits, widthFits, type Fit, type WidthFit } from '#shop/reviews/review.ts'
import { answerFitQuestion } from '#shop/reviews/fit/answer-fit-question.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/fit-page.ts'
import { EmailLinkPage } from './email-link-page.tsx'

export const meta = () => pageMeta({ title: m.review_fit_title() })

const form = z.object({ fit: z.enum(fits), width: z.enum(widthFits).optional().catch(undefined) })

async function find(request: Request) {
  const { searchParams } = new URL(request.url)
  const lineId = readToolLink('fit', searchParams)
  const fitAnswer = lineId ? await findFit(db, lineId) : undefined
  const order = fitAnswer && (await findOrder(db, fitAnswer.orderId))
  const line = order?.lines.find(({ id }) => id === lineId)
  return { asked: fitAnswer, order, line, isStop: searchParams.has('stop'), params: searchParams }
}

/** Asks how a boot fits; opens only by the email's link. A GET changes nothing; the answer is sent by a button. */
export async function loader({ request }: Route.LoaderArgs) {
  const { asked, order, line, isStop, params } = await find(request)
  const chosen = form.safeParse(Object.fromEntries(params))
  const shown = {
    isOurs: line !== undefined,
    isStop,
    name: line ? lineName(line, requestLocale()) : '',
    choice: line ? describeOptions(line.options, requestLocale()) : '',
    lent: line && order ? fallbackOptions(line.options, { locale: requestLocale(), written: order.locale }) : [],
    fit: (chosen.data?.fit ?? asked?.fit ?? null) as Fit | null,
    width: asked?.widthFit ?? null,
  }
  return data(shown, { status: line ? 200 : 404 })
}

export async function action({ request }: Route.ActionArgs) {
  const { asked, order, line, isStop } = await find(request)
  if (!asked || !line) return data({ isDone: false, error: null }, { status: 404 })
  if (isStop) {
    if (order) await endFitQuestions(db, { userId: order.userId, email: order.email, ip: clientIp() })
    return data({ isDone: true, error: null })
  }
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) return data({ isDone: false, error: m.review_fit_missing() }, { status: 422 })
  await answerFitQuestion(db, { lineId: asked.lineId, fit: read.data.fit, widthFit: read.data.width ?? null })
  return data({ isDone: true, error: null })
}

export default function FitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOurs, isStop, name, choice, lent, fit, width } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  if (!isOurs)
    return (
      <EmailLinkPage title={m.watch_stop_bad_title()}>
        <p className="mt-4 type-lead">{m.watch_stop_bad()}</p>
      </EmailLinkPage>
    )
  if (actionData?.isDone)
    return (
      <EmailLinkPage title={isStop ? m.review_fit_stop_title() : m.review_fit_thanks_title()}>
        <ResultNotice tone="success" className="mt-4">
          {isStop ? m.review_fit_stopped() : m.review_fit_thanks()}
        </ResultNotice>
      </EmailLinkPage>
    )
  const submit = (
    <Button type="submit" busy={isBusy} busyText={m.watch_sending()}>
      {isStop ? m.review_fit_stop_do() : m.review_fit_do()}
    </Button>
  )
  if (isStop)
    return (
      <EmailLinkPage title={m.review_fit_stop_title()}>
        <p className="mt-4 type-lead">{m.review_fit_stop_text()}</p>
        <Form method="post" className="mt-6">
          {submit}
        </Form>
      </EmailLinkPage>
    )
  return (
    <EmailLinkPage title={m.review_fit_title()}>
      <p className="mt-4 type-lead">
        <ProductName name={name} within={[name, choice].filter(Boolean).join(' · ')} words={lent} />
      </p>
      <Form method="post" noValidate className="mt-6 grid gap-6">
        <Choice
          name="fit"
          legend={m.review_fit_length()}
          values={fits}
          words={fitWords()}
          chosen={fit}
          error={actionData?.error}
        />
        <Choice name="width" legend={m.review_fit_width()} values={widthFits} words={widthWords()} chosen={width} />
        <div>{submit}</div>
        <p className="type-fine text-muted">{m.review_fit_note()}</p>
      </Form>
    </EmailLinkPage>
  )
}

const fitWords = (): Record<Fit, string> => ({
  small: m.product_fit_small(),
  true: m.product_fit_true(),
  large: m.product_fit_large(),
})
const widthWords = (): Record<WidthFit, string> => ({
  narrow: m.review_fit_narrow(),
  true: m.review_fit_width_true(),
  wide: m.review_fit_wide(),
})

type ChoiceProps<Value extends string> = {
  name: string
  legend: string
  values: readonly Value[]
  words: Record<Value, string>
  chosen: Value | null
  error?: string | null
}

const Choice = <Value extends string>({ name, legend, values, words, chosen, error }: ChoiceProps<Value>) => (
  <ChoiceGroup legend={legend} error={error}>
    <div className="grid gap-2">
      {values.map((value) => (
        <RadioCard key={value} name={name} value={value} defaultChecked={chosen === value} title={words[value]} />
      ))}
    </div>
  </ChoiceGroup>
)
