import { data, type ActionFunctionArgs } from 'react-router'
import { readerContext, readerGate } from '#web/chrome/reader-gate.server.ts'
import { askWatch } from './ask-watch.server.ts'

export const middleware = [readerGate]

/** The watch form of a page with scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await askWatch(request, context.get(readerContext))
  return data(answer, { status: answer.isDone ? 200 : 422, headers: { 'Cache-Control': 'no-store' } })
}
