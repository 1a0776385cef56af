import { Form } from 'react-router'
import { cachePage } from '#platform/request.server.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { Button } from '#ui/button.tsx'
import { Meter } from '#ui/meter.tsx'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { m } from '#words/messages.js'
import { StiffnessFields } from '#web/parts/advisers/stiffness-fields.tsx'
import { readStiffness, stiffTypedIn } from '#web/parts/advisers/stiffness-form.ts'
import { useHistoryReturns } from '#web/shell/forms/use-history-returns.ts'
import type { Route } from './+types/stiffness-page.ts'
import { AnswerCard } from './answer-card.tsx'
import { answerStiffness } from './answer-stiffness.server.ts'
import { ToolProductLinks } from './tool-product-links.tsx'
import { NoAnswerYet, ToolColumns } from './tool-columns.tsx'
import { toolMeta } from './tool-meta.ts'
import { ToolPage } from './tool-page.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  toolMeta({ title: m.tool_stiffness(), description: m.tool_stiffness_text() }, loaderData)

/** The stiffness adviser for somebody who has no boot in mind yet. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('advisers')
  cachePage('settings', 'catalogue')
  const typed = stiffTypedIn(new URL(request.url).searchParams)
  const isAsked = Object.keys(typed).length > 0
  const { question, problems } = readStiffness(typed, null)
  const answered = question ? await answerStiffness(question) : { answer: null, failed: null, shelf: null }
  return { typed, isAsked, problems: isAsked ? problems : {}, ...answered, addresses: alternates('/tools/stiffness') }
}

export default function StiffnessPage({ loaderData }: Route.ComponentProps) {
  const { typed, problems, answer, failed, shelf, addresses } = loaderData
  return (
    <ToolPage
      to="/tools/stiffness"
      title={m.tool_stiffness()}
      lead={m.tool_stiffness_lead()}
      canonical={addresses.canonical}
    >
      <ToolColumns
        form={
          <Form key={useHistoryReturns()} action="/tools/stiffness#answer" noValidate className="grid gap-5">
            <StiffnessFields disciplines={bootDisciplines} typed={typed} problems={problems} />
            <div>
              <Button type="submit">{m.tool_stiffness_ask()}</Button>
            </div>
          </Form>
        }
        answer={
          answer ? (
            <AnswerCard answer={answer}>
              <Meter
                label={m.tool_stiffness_scale()}
                value={Number(answer.said)}
                marks={[
                  { at: 15, text: 'Classic' },
                  { at: 45, text: 'Sport' },
                  { at: 70, text: 'Premium' },
                ]}
                className="mt-4"
              />
              {shelf && (
                <ToolProductLinks title={m.tool_stiffness_shelf()} shelf={shelf} none={m.tool_stiffness_none()} />
              )}
            </AnswerCard>
          ) : (
            <NoAnswerYet>
              {failed ?? (Object.keys(problems).length ? m.advice_mend() : m.tool_stiffness_first())}
            </NoAnswerYet>
          )
        }
      />
    </ToolPage>
  )
}
