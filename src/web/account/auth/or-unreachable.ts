import { m } from '#words/messages.js'
import type { Answer, Intent } from './answer.ts'

type Sent = { request: Request; serverAction: () => Promise<unknown> }

/** Without a way to the shop the form says so, and what was typed stays (SPEC 8); else it is the server that answers. */
export async function orUnreachable({ request, serverAction }: Sent) {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const intent = (await copy.formData()).get('intent') as Intent
    return { intent, refused: { code: 'unreachable', text: m.auth_unreachable() } } satisfies Answer
  }
}
