import { dong } from '#kit/money.ts'
import type { SandboxParcel } from '../parcel-memory.ts'
import type { GhnAsked } from './order.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An A5 label to print; the stand-in's own, no copy of GHN's. */
export const labelPage = (parcels: SandboxParcel[]) => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><title>Vận đơn (giả lập)</title></head>
<body>${parcels.map(label).join('<hr>')}</body></html>`

function label({ orderCode, clientOrderCode, asked: sent }: SandboxParcel) {
  const asked = sent as GhnAsked
  const rows: [string, string][] = [
    ['Mã vận đơn', orderCode],
    ['Mã đơn của cửa hàng', clientOrderCode ?? ''],
    ['Người nhận', `${asked.to_name} · ${asked.to_phone}`],
    ['Địa chỉ', `${asked.to_address}, ${asked.to_ward_name}, ${asked.to_province_name}`],
    ['Thu hộ', dong(asked.cod_amount)],
    ['Khối lượng', `${asked.weight} g · ${asked.length}×${asked.width}×${asked.height} cm`],
    ['Kiểm hàng', asked.required_note],
    ['Nội dung', asked.content ?? ''],
  ]
  return `<h1>GHN (giả lập)</h1><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`
}
