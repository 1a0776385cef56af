import { data, type ActionFunctionArgs } from 'react-router'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { requestStockWatch } from './request-stock-watch.server.ts'

export const middleware = [readerGuard]

/** The watch form of a page with scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await requestStockWatch(request, context.get(readerContext))
  return data(answer, { status: answer.isDone ? 200 : 422, headers: { 'Cache-Control': 'no-store' } })
}
