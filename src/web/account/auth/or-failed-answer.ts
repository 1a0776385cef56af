import { data, isRouteErrorResponse } from 'react-router'
import { m } from '#words/messages.js'
import type { AuthAnswer, AuthIntent } from './auth-answer.ts'
import { failureMessage } from './failure-message.ts'

type Sent = { request: Request; serverAction: () => Promise<unknown> }

/**
 * If the server cannot be reached or fails, the form shows the error and keeps what was typed. Redirects and 4xx responses pass through.
 */
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
