import type { ServerResponse } from 'node:http'
import { providerServer } from '../provider-server.ts'

/** A server that speaks GHN's protocol and stores the COD of each waybill. `beforeAnswer` runs while it creates the next waybill. */
export async function aCarrier() {
  const told = new Map<string, { cod: number; status: string }>()
  let beforeAnswer: (() => Promise<unknown>) | undefined
  const yes = (response: ServerResponse, data: unknown) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ code: 200, message: '', data }))

  async function create(asked: Record<string, unknown>, response: ServerResponse) {
    const happens = beforeAnswer
    beforeAnswer = undefined
    await happens?.()
    const code = `GHN${asked.client_order_code as string}`
    told.set(code, { cod: asked.cod_amount as number, status: 'ready_to_pick' })
    yes(response, { order_code: code, total_fee: 30_000, expected_delivery_time: null })
  }

  const server = await providerServer(({ path, body }, response) => {
    const asked = JSON.parse(body) as Record<string, unknown>
    if (path.endsWith('/create')) return void create(asked, response)
    const code = asked.order_code as string
    const shipment = told.get(code)
    if (!shipment) return { code: 400, message: 'Đơn hàng không tồn tại', data: null }
    if (path.endsWith('/updateCOD')) shipment.cod = asked.cod_amount as number
    const data = { order_code: code, status: shipment.status, cod_amount: shipment.cod, updated_date: null, log: [] }
    return { code: 200, message: '', data: path.endsWith('/detail') ? data : null }
  })
  return {
    ...server,
    told: (code: string) => told.get(code),
    /** The carrier picked the parcel up. */
    fetch: (code: string) => void (told.get(code)!.status = 'picked'),
    whileItMakesOne: (happens: () => Promise<unknown>) => void (beforeAnswer = happens),
  }
}
