import { data, type ActionFunctionArgs } from 'react-router'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { refusedFor } from '#web/shell/forms/read-fields.ts'
import { requestStockWatch } from './request-stock-watch.server.ts'

export const middleware = [readerGuard]

/** The watch form of a page with scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { seconds, ...answer } = await requestStockWatch(request, context.get(readerContext))
  const { status, headers } = refusedFor(seconds)
  return data(answer, { status: answer.isDone ? 200 : status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
