import { data, isRouteErrorResponse } from 'react-router'
import { m } from '#words/messages.js'
import type { Answer, Intent } from './answer.ts'
import { failureOf } from './failure-of.ts'

type Sent = { request: Request; serverAction: () => Promise<unknown> }

/** Without a way to the shop, or where the shop fails, the form itself says so and what was typed stays; else it is the server that answers. */
export async function orFailed({ request, serverAction }: Sent) {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isAnswer) throw error
    const intent = (await copy.formData()).get('intent') as Intent
    const toast = failureOf(intent)
    const refused =
      error instanceof TypeError
        ? { code: 'unreachable', text: m.auth_unreachable(), toast }
        : { code: 'failed', text: m.act_failed_system(), toast, error }
    return data<Answer>({ intent, refused }, { status: 500 })
  }
}
