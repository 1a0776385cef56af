import { data, isRouteErrorResponse } from 'react-router'
import { m } from '#words/messages.js'
import type { AuthAnswer, AuthIntent } from './auth-answer.ts'
import { failureMessage } from './failure-message.ts'

type Sent = { request: Request; serverAction: () => Promise<unknown> }

/** Without a way to the shop, or where the shop fails, the form itself says so and what was typed stays; else it is the server that answers. */
export async function orFailedAnswer({ request, serverAction }: Sent) {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isAnswer) throw error
    const intent = (await copy.formData()).get('intent') as AuthIntent
    const toast = failureMessage(intent)
    const refused =
      error instanceof TypeError
        ? { code: 'unreachable', text: m.auth_unreachable(), toast }
        : { code: 'failed', text: m.admin_failed_system(), toast, error }
    return data<AuthAnswer>({ intent, refused }, { status: 500 })
  }
}
