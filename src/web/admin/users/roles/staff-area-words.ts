import type { StaffArea } from '#shop/identity/staff/staff-area.ts'
import { m } from '#words/messages.js'

export const staffAreaWords: Record<StaffArea, () => string> = {
  orders: () => m.user_staff_area_orders(),
  stock: () => m.user_staff_area_stock(),
  products: () => m.user_staff_area_products(),
  content: () => m.user_staff_area_content(),
  customers: () => m.user_staff_area_customers(),
  money: () => m.user_staff_area_money(),
  settings: () => m.user_staff_area_settings(),
}
