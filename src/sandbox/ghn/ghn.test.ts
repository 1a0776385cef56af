import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShipmentRequest } from '#shop/shipping/carrier.ts'
import { ghn } from '#shop/shipping/ghn/ghn.ts'
import { orderBody } from '#shop/shipping/ghn/order-body.ts'
import { readGhnWebhook } from '#shop/shipping/ghn/read-notice.ts'
import { ghnStatuses, stageOfGhn } from '#shop/shipping/ghn/statuses.ts'
import { ghnOrder } from './order.ts'

const parcel: ShipmentRequest = {
  weightG: 3200,
  boxCm: [14, 38, 30],
  value: 7_500_000,
  cod: 7_535_000,
  to: {
    name: 'Nguyễn Thị Lan',
    phone: '+84901234567',
    street: '12 Phan Đình Phùng',
    wardName: 'Phường Ba Đình',
    provinceName: 'Thành phố Hà Nội',
  },
  inspect: true,
  note: 'Gọi trước khi giao',
  items: [{ name: 'Lướt Én · 245 mm', sku: 'EN-245', quantity: 1, price: 7_500_000, weightG: 3200 }],
}

/** The requests that GHN received, and the answers that it gives next. */
type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }
let server: Server
let requests: Asked[] = []
let answers: { status?: number; body: unknown; afterMs?: number }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    requests.push({ path: request.url!, headers: request.headers, body: JSON.parse(text) as Record<string, unknown> })
    const { status = 200, body, afterMs = 0 } = answers.shift() ?? { status: 500, body: {} }
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
  answers = []
})

const carrier = () => {
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return ghn({ token: 'token-1', shopId: '885', host, prints: 'https://online-gateway.ghn.vn' })
}
const success = (data: unknown) => ({ body: { code: 200, message: 'Success', data } })
const refused = (code: string) => expect.objectContaining({ code })

describe('the body of a GHN order', () => {
  test('a waybill has a two-level address, the shop pays, the buyer may inspect, and GHN collects all that is owed', () => {
    expect(orderBody({ ...parcel, reference: 'K7M2Q9XA-1' })).toEqual({
      client_order_code: 'K7M2Q9XA-1',
      to_name: 'Nguyễn Thị Lan',
      to_phone: '0901234567',
      to_address: '12 Phan Đình Phùng',
      to_ward_name: 'Phường Ba Đình',
      to_province_name: 'Hà Nội',
      is_new_to_address: true,
      cod_amount: 7_535_000,
      insurance_value: 5_000_000,
      order_value: 7_500_000,
      weight: 3200,
      length: 38,
      width: 30,
      height: 14,
      service_type_id: 2,
      payment_type_id: 1,
      required_note: 'CHOXEMHANGKHONGTHU',
      note: 'Gọi trước khi giao',
      content: '1 × Lướt Én · 245 mm',
      items: [{ name: 'Lướt Én · 245 mm', code: 'EN-245', quantity: 1, price: 7_500_000, weight: 3200 }],
    })
    expect(orderBody(parcel)).not.toHaveProperty('client_order_code')
  })

  test('without inspection the buyer may not open the parcel; from 20 kg it is heavy goods with a size for each piece', () => {
    expect(orderBody({ ...parcel, inspect: false })).toMatchObject({ required_note: 'KHONGCHOXEMHANG' })
    const heavy = orderBody({ ...parcel, weightG: 20_000 })
    expect(heavy).toMatchObject({ service_type_id: 5, items: [{ length: 38, width: 30, height: 14, weight: 3200 }] })
  })

  test('the sandbox accepts and refuses the same orders as GHN', () => {
    expect(ghnOrder.safeParse(orderBody({ ...parcel, reference: 'A-1' })).success).toBe(true)
    expect(ghnOrder.safeParse(orderBody({ ...parcel, weightG: 30_000 })).success).toBe(true)
    expect(ghnOrder.safeParse(orderBody({ ...parcel, cod: 50_000_001 })).success).toBe(false)
  })
})

describe('requests to GHN', () => {
  test('a price is asked by a preview, with the token and the shop', async () => {
    answers = [success({ total_fee: '31500', expected_delivery_time: '2026-11-25T16:59:59Z', order_code: '' })]
    expect(await carrier().quote!(parcel)).toEqual({ fee: 31_500, expectedAt: new Date('2026-11-25T16:59:59Z') })
    expect(requests[0]).toMatchObject({
      path: '/shiip/public-api/v2/shipping-order/preview',
      headers: { token: 'token-1', shopid: '885' },
      body: { is_new_to_address: true },
    })
  })

  test('a new waybill has a tracking code and a public tracking page', async () => {
    answers = [success({ order_code: 'L8TKYG', total_fee: 122_100, expected_delivery_time: null })]
    expect(await carrier().create!({ ...parcel, reference: 'K7M2Q9XA-1' })).toEqual({
      trackingCode: 'L8TKYG',
      trackingUrl: 'https://donhang.ghn.vn/?order_code=L8TKYG',
      fee: 122_100,
      expectedAt: null,
    })
  })

  test('a refusal carries GHN’s own words; silence and unreadable answers count as an unreachable carrier', async () => {
    answers = [
      { status: 400, body: { code: 400, message: 'Phường/Xã không tồn tại', data: null } },
      { status: 200, body: { code: 400, message: 'Sai cân nặng', data: null } },
      { status: 503, body: { code: 503, message: '', data: null } },
      { status: 200, body: '<html>' },
      success({ something: 'else' }),
    ]
    const ask = () => carrier().create!({ ...parcel, reference: 'X-1' })
    await expect(ask()).rejects.toEqual(refused('carrier-refused'))
    await expect(ask()).rejects.toMatchObject({ facts: { why: 'Sai cân nặng' } })
    for (let times = 0; times < 3; times += 1) await expect(ask()).rejects.toEqual(refused('carrier-silent'))
  })

  test('a price request is given up after three seconds', async () => {
    answers = [{ ...success({ total_fee: 1, expected_delivery_time: null }), afterMs: 4_000 }]
    const patience = vi.spyOn(AbortSignal, 'timeout')
    await expect(carrier().quote!(parcel)).rejects.toEqual(refused('carrier-silent'))
    expect(patience.mock.lastCall).toEqual([3_000])
    patience.mockRestore()
  })

  test('tracking reads the latest reason, also from a list of one; an answer about another parcel is refused', async () => {
    const detail = {
      order_code: 'L8TKYG',
      status: 'delivery_fail',
      cod_amount: 7_535_000,
      updated_date: '2026-11-24T03:00:00Z',
      log: [
        { status: 'delivery_fail', updated_date: '2026-11-23T03:00:00Z', reason: 'Không nghe máy' },
        { status: 'delivering', updated_date: '2026-11-24T01:00:00Z' },
        { status: 'delivery_fail', updated_date: '2026-11-24T02:30:00Z', reason: 'Khách hẹn lại' },
      ],
    }
    answers = [success(detail), success([{ ...detail, log: null }]), success({ ...detail, order_code: 'OTHER' })]
    expect(await carrier().track!('L8TKYG')).toEqual({
      trackingCode: 'L8TKYG',
      status: 'delivery_fail',
      stage: 'failed_attempt',
      at: new Date('2026-11-24T02:30:00Z'),
      reason: 'Khách hẹn lại',
      cod: 7_535_000,
    })
    expect(await carrier().track!('L8TKYG')).toMatchObject({ at: new Date('2026-11-24T03:00:00Z'), reason: null })
    await expect(carrier().track!('L8TKYG')).rejects.toEqual(refused('carrier-silent'))
  })

  test('cancelling succeeds, is refused, or finds that GHN cancelled the parcel before', async () => {
    answers = [success([{ order_code: 'A', result: true, message: 'OK' }])]
    await carrier().cancel!('A')
    answers = [
      success([{ order_code: 'A', result: false, message: 'Đã lấy hàng' }]),
      success({ order_code: 'A', status: 'picked', updated_date: null, log: [] }),
    ]
    await expect(carrier().cancel!('A')).rejects.toMatchObject({ facts: { why: 'Đã lấy hàng' } })
    answers = [
      success([{ order_code: 'A', result: false, message: 'Đã hủy' }]),
      success({ order_code: 'A', status: 'cancel', updated_date: null, log: [] }),
    ]
    await carrier().cancel!('A')
  })

  test('labels of many parcels are opened at GHN in one sheet, with a token', async () => {
    answers = [success({ token: 'abc/1' })]
    expect(await carrier().labels!(['A', 'B'])).toEqual({
      url: 'https://online-gateway.ghn.vn/a5/public-api/printA5?token=abc%2F1',
    })
    expect(requests[0]!.body).toEqual({ order_codes: ['A', 'B'] })
  })
})

describe('a webhook of GHN', () => {
  test('only the tracking code and our reference are read from it', () => {
    const notice = { OrderCode: 'L8TKYG', ClientOrderCode: 'K7M2Q9XA-1', Status: 'delivered', CODAmount: 1 }
    expect(readGhnWebhook(JSON.stringify(notice))).toEqual({ trackingCode: 'L8TKYG', reference: 'K7M2Q9XA-1' })
    expect(readGhnWebhook(JSON.stringify({ OrderCode: 'L8TKYG' }))).toEqual({ trackingCode: 'L8TKYG', reference: null })
    for (const odd of ['', 'x', '[]', '{}', '{"OrderCode":7}', 'null']) expect(readGhnWebhook(odd)).toBeUndefined()
  })

  test('all 22 statuses of GHN’s table are known; unknown ones are not guessed', () => {
    expect(Object.keys(ghnStatuses)).toHaveLength(22)
    expect(stageOfGhn('money_collect_delivering')).toBe('delivering')
    expect(stageOfGhn('constructor')).toBeNull()
    expect(stageOfGhn('brand_new_word')).toBeNull()
  })
})
